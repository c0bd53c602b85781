"""Looks at HTML files in headless Chromium, through its driver (W3C WebDriver).

    browser.py pages FILE...          prints what is wrong with each page; nothing when all is right
    browser.py form FILE ENTRIES      fills a form in and sends it; prints what the customer sees, and what arrives
    browser.py fields FILE            prints the name, description and validity of each field, as readers are told
    browser.py picture FILE WIDTH PNG
"""

import base64
import http.server
import json
import pathlib
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request

PAGE_CHECK = """
    const found = [];
    const root = document.documentElement;
    const main = document.querySelector('main, body > table');
    const wide = root.scrollWidth - root.clientWidth;
    if (wide > 0) found.push('is ' + wide + ' px too wide');
    if (getComputedStyle(root).direction !== root.dir) found.push('reads the wrong way');
    const edge = main.getBoundingClientRect();
    const isOneLine = element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects()].filter(box => box.width > 1);
        return boxes.every(box => Math.abs(box.top - boxes[0].top) < box.height / 2);
    };
    for (const element of main.querySelectorAll('.amount, .number, td[style*="nowrap"]')) {
        if (element.querySelector('br, .translation')) continue;
        if (!isOneLine(element)) found.push('breaks ' + element.textContent);
    }
    for (const element of main.querySelectorAll('th, td, p, h1, h2')) {
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push('overflows at ' + element.textContent);
    }
    for (const element of main.querySelectorAll('bdi')) {
        const style = getComputedStyle(element);
        if (style.unicodeBidi !== 'isolate') found.push('does not isolate ' + element.textContent);
        if (element.dir && style.direction !== element.dir) found.push('turns ' + element.textContent);
    }
    for (const element of main.querySelectorAll('td.amount')) {
        const style = getComputedStyle(element);
        if (style.direction !== root.dir) found.push('turns the amount ' + element.textContent);
    }
    return found;
"""


class Browser:
    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            [shutil.which("chromedriver") or "chromedriver", f"--port={port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.base = f"http://127.0.0.1:{port}"
        for _ in range(100):
            try:
                urllib.request.urlopen(self.base + "/status", timeout=5)
                break
            except OSError:
                time.sleep(0.1)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
        wanted = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments}}
        session = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.base += "/session/" + session["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.ask("DELETE", "")
        finally:
            # Not `terminate`: a driver that inherits a mask of signals from the tests would never hear of it.
            self.driver.kill()
            self.driver.wait()

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def devtools(self, command, **parameters):
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, width, height=1200):
        self.devtools(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, address):
        self.ask("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        return self.ask("POST", "/element", {"using": "css selector", "value": selector})

    def click(self, selector):
        self.ask("POST", f"/element/{self.id(selector)}/click", {})

    def type(self, selector, text):
        self.ask("POST", f"/element/{self.id(selector)}/clear", {})
        self.ask("POST", f"/element/{self.id(selector)}/value", {"text": text})

    def id(self, selector):
        return next(iter(self.find(selector).values()))


def address(path):
    return pathlib.Path(path).resolve().as_uri()


def check_pages(paths):
    with Browser() as browser:
        for path in paths:
            browser.open(address(path))
            for width in (320, 794):
                browser.resize(width)
                for finding in browser.run(PAGE_CHECK):
                    print(f"{pathlib.Path(path).name} at {width} px {finding}")


def send_form(path, entries):
    arrived = []

    class Checkout(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.answer(pathlib.Path(path).read_bytes() if self.path == "/" else b"")

        def do_POST(self):
            size = int(self.headers["Content-Length"])
            arrived.extend(urllib.parse.parse_qsl(self.rfile.read(size).decode(), keep_blank_values=True))
            self.answer(b"<!DOCTYPE html><title>thanks</title>")

        def answer(self, body):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Checkout)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    shown = """return [...document.querySelectorAll('.check p')].filter(text => text.offsetParent)
        .map(text => text.className + ': ' + text.innerText)"""
    with Browser() as browser:
        browser.resize(794)
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        browser.click("button")
        print("\n".join(browser.run(shown)))
        for key, entry in entries.items():
            browser.type(f'[name="{key}"]', "?")
        browser.click("h1")
        browser.run("document.activeElement.blur()")
        print("\n".join(browser.run(shown)))
        for key, entry in entries.items():
            browser.type(f'[name="{key}"]', entry)
        browser.click("button")
        for _ in range(50):
            if arrived:
                break
            time.sleep(0.1)
        print("\n".join(f"sent {key}={value}" for key, value in arrived))
    server.shutdown()


def describe_fields(path):
    with Browser() as browser:
        browser.open(address(path))
        browser.devtools("Accessibility.enable")
        for node in browser.devtools("Accessibility.getFullAXTree")["nodes"]:
            if node.get("role", {}).get("value") != "textbox":
                continue
            properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            print(
                node["name"]["value"], node.get("description", {}).get("value", ""), properties.get("invalid"),
                properties.get("required"), sep=" | ")


def take_picture(path, width, target):
    with Browser() as browser:
        browser.open(address(path))
        browser.resize(width)
        height = browser.run("return document.documentElement.scrollHeight")
        browser.resize(width, height)
        pathlib.Path(target).write_bytes(base64.b64decode(browser.ask("GET", "/screenshot")))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["pages", *paths]:
            check_pages(paths)
        case ["form", path, entries]:
            send_form(path, json.loads(entries))
        case ["fields", path]:
            describe_fields(path)
        case ["picture", path, width, target]:
            take_picture(path, int(width), target)
        case _:
            sys.exit(__doc__)
