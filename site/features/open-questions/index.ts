/**
 * What the documentation leaves open, for readers who need it and for those who ask the provider: a register of rows
 * in content/open-questions/, its tables, its records in the search, and the one maker of messages.
 */
export { remarkOpenQuestions, registerShownBy } from './build/remark.ts';
export { questionRecords } from './build/records.ts';
