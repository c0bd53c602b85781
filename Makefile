# The commands of this package. `make help` lists them.
#
# Warnings are errors here and not in the manifest: there they would break users who depend on the package by path.

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
SAMPLES = Resources/Samples
SOURCES = Package.swift Sources Localizations Plugins Resources Tests
PYTHON_TOOLS = .build/python

.PHONY: help receipt build test test-full lint format check dependencies python-tools bench gallery pictures clean

help:
	@echo "make receipt     install what is missing, build, print receipts in three languages"
	@echo "make test        install what is missing, build, run every test, lint"
	@echo "make test-full   the long tests: sanitizers, full fuzz"
	@echo "make bench       measure, beside hand-written C++ over ICU"
	@echo "make gallery     write pages that show every receipt into .build/gallery"
	@echo "make pictures    draw the pictures of the README again"
	@echo "make format      format the sources"
	@echo "make clean       remove what was built"

receipt: dependencies
	@$(SWIFT) build -c release --product receipt
	@bin="$$($(SWIFT) build -c release --show-bin-path)/receipt"; \
	for sample in "supermarket consumer de-DE" "arabic consumer ar-EG" "convenience consumer ja-JP"; do \
	    set -- $$sample; \
	    printf '\n\$$ receipt render %s --family %s --locale %s\n\n' "$(SAMPLES)/$$1.json" "$$2" "$$3"; \
	    "$$bin" render "$(SAMPLES)/$$1.json" --family "$$2" --locale "$$3" || exit $$?; \
	done

build: dependencies
	$(SWIFT) build --build-tests $(STRICT)

test: build python-tools check lint
	$(SWIFT) test --disable-xctest $(STRICT)

# The random comparisons with ten times as many samples, then what touches memory and threads under the sanitizers, in
# folders of their own, so that they never force the ordinary build to start again; the library without Pango as well.
test-full: dependencies python-tools
	RECEIPT_SAMPLE_FACTOR=10 $(SWIFT) test --disable-xctest $(STRICT) --filter '$(SAMPLED)'
	RECEIPT_FULL_TESTS=1 $(SWIFT) test --disable-xctest $(STRICT) --filter FullTests
	$(SWIFT) build --disable-default-traits --scratch-path .build/plain $(STRICT)
	LSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/leak-suppressions.txt \
	    $(SWIFT) test --disable-xctest --sanitize address --scratch-path .build/address --filter '$(SANITIZED)'
	$(SWIFT) test --disable-xctest --sanitize thread --scratch-path .build/thread --filter '$(CONCURRENT)'

SAMPLED = MutatedOrderTests|SchemaAgreementTests|TotalsPropertyTests|CompiledFormsTests|ParsedPatternTests
SANITIZED = ReceiptICUTests|UTF8Writer|LocaleFormatsTests|CompiledFormsTests|MessageTests|WordsCatalogTests|UserTextTests|TextRendererPropertyTests|ConcurrencyTests|$(C_CODE)
# Pango and Cairo through the shim, and streams that are hostile to the decoder.
C_CODE = PangoRasterizerTests|SVGRendererTests|CodeMatrixEncodingTests|HostileStreamTests
CONCURRENT = ReceiptICUTests|ConcurrencyTests

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

check:
	Scripts/check-sources

dependencies:
	@Scripts/install-dependencies

python-tools: $(PYTHON_TOOLS)/.installed

$(PYTHON_TOOLS)/.installed: Scripts/python-requirements.txt
	python3 -m venv $(PYTHON_TOOLS)
	$(PYTHON_TOOLS)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

bench: dependencies
	Scripts/run-bench

gallery: dependencies
	@$(SWIFT) build -c release --product receipt
	@"$$($(SWIFT) build -c release --show-bin-path)/receipt" gallery --output .build/gallery

# Paper from a thermal printer in two languages, and a page of PDF.
pictures: gallery
	cp .build/gallery/consumer/ar/arabic.png Pictures/slip-ar.png
	cp .build/gallery/consumer/ja/convenience.png Pictures/slip-ja.png
	pdftoppm -singlefile -r 50 -gray -png .build/gallery/business/de/reverse-charge.pdf Pictures/invoice-de

clean:
	rm -rf .build
