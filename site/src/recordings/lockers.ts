import answers from '@frontline/specs/lockers/answers';
import document from '@frontline/specs/generated/lockers.outline.json';
import validators from '@frontline/specs/generated/lockers.validators.js';

/** A document without its prose, and its compiled checks: what recordings are held to. */
export const outline = { document, validators, answers };
