/** No entries: every page of the corpus is one that no entry names, and is appended. */
export default {};
