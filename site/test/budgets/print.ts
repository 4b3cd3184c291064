import { budgetTable, measure } from './measure.ts';
import { writtenPages } from './read-docs.ts';

// How many words and headings each page has, beside what it may have; the tests hold it to that.
console.log(budgetTable(writtenPages().map(({ page, tree }) => measure(page, tree))));
