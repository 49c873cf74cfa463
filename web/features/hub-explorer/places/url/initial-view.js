// Runs before the page is painted. The page was written to a file without knowing its query: where the address asks for a view of its
// own, the list stays unpainted until the page's script has read the address, and for five seconds at most.
if (/[?&](?:q|kind|region|sli|sort|place|compare)=/.test(location.search)) {
  document.documentElement.dataset.asked = '';
  setTimeout(() => delete document.documentElement.dataset.asked, 5000);
}
