"""Says of each line of JSON on standard input whether Resources/order.schema.json accepts it: 1 or 0.

Usage: schema_agreement.py SCHEMA < LINES
"""

import json
import re
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend


def pattern(validator, wanted, instance, schema):
    # JSON Schema's patterns are ECMA-262's, where $ is the end of the text; Python's $ also stands before a last newline.
    if validator.is_type(instance, "string") and not re.search(wanted.replace("$", r"\Z"), instance):
        yield ValidationError("the text does not match the pattern")


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = extend(Draft202012Validator, {"pattern": pattern})(schema)
for line in sys.stdin.buffer:
    print(int(validator.is_valid(json.loads(line))))
