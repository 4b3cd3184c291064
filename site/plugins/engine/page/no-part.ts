/** Stands in for a part of the theme that has nothing to show on this site. */
export default () => null;
