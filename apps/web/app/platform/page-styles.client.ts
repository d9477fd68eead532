/** Sheets of pages that are not shown stay in the document: taken away and put back, one would load anew. */
const unused = 'not all';

/** Addresses of the stylesheets that a page is seen with. */
export function findStyles(page: Document): string[] {
  return findSheets(page)
    .filter(({ media }) => media !== unused)
    .map(toAddress);
}

/** Brings those that this document does not have, without showing them yet. */
export async function loadStyles(addresses: readonly string[]): Promise<void> {
  const here = new Set(findSheets(document).map(toAddress));
  await Promise.all(addresses.filter((address) => !here.has(address)).map(loadSheet));
}

export function showStyles(addresses: readonly string[]): void {
  for (const sheet of findSheets(document))
    sheet.media = addresses.includes(toAddress(sheet)) ? '' : unused;
}

/** Of the page, not of a dialog that stays from page to page. */
function findSheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-stays])')];
}

function toAddress(sheet: HTMLLinkElement): string {
  return sheet.getAttribute('href') ?? '';
}

function loadSheet(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  sheet.media = unused;
  document.head.append(sheet);
  return whenStyled(sheet);
}

/** When a sheet that is about to be put into the document has come; one that does not come leaves it again. */
export function whenStyled(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`${sheet.href} did not load`));
    });
  });
}
