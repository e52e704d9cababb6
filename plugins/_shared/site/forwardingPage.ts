/**
 * A page that leads on at once, for hosts that know no redirects: without a script, which the
 * security policy of a site would not let in, and not to be found by itself.
 *
 * @param title of the page it leads to
 * @param to its address
 */
export function forwardingPage(title: string, to: string): string {
  const [name, address] = [title, to].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
</head>
<body><a href="${address}">${name}</a></body>
</html>
`;
}
