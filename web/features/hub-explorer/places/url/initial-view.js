// Runs before the page is painted. The prerendered list does not depend on the URL's query. If the query contains a filter or
// another setting of the list, the list is invisible until the page's script has applied it, or for at most five seconds.
if (/[?&](?:q|kind|region|sli|sort|place|compare)=/.test(location.search)) {
  document.documentElement.dataset.asked = '';
  setTimeout(() => delete document.documentElement.dataset.asked, 5000);
}
