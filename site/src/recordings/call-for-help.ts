import answers from '@frontline/specs/call-for-help/answers';
import document from '@frontline/specs/generated/call-for-help.outline.json';
import validators from '@frontline/specs/generated/call-for-help.validators.js';

/** A document without its prose, and its compiled checks: what recordings are held to. */
export const outline = { document, validators, answers };
