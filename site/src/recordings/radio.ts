import answers from '@frontline/specs/radio/answers';
import document from '@frontline/specs/generated/radio.outline.json';
import validators from '@frontline/specs/generated/radio.validators.js';

/** A document without its prose, and its compiled checks: what recordings are held to. */
export const outline = { document, validators, answers };
