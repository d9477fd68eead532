/** Markup of ours for a place in the page that is open, ready to be put there. */
export async function fetchPart(address: string): Promise<DocumentFragment> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return template.content;
}
