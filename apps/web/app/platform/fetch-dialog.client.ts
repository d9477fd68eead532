import { fetchPart } from './fetch-part.client.ts';
import { whenStyled } from './page-styles.client.ts';

const fetched = new Map<string, Promise<HTMLDialogElement>>();

/** A dialog that no page brings with it: it comes when it is first wanted, with its styles, and stays from page to page. */
export async function fetchDialog(address: string): Promise<HTMLDialogElement> {
  const coming = fetched.get(address) ?? bringDialog(address);
  fetched.set(address, coming);
  try {
    return await coming;
  } catch (fault) {
    // It may come the next time.
    fetched.delete(address);
    throw fault;
  }
}

async function bringDialog(address: string): Promise<HTMLDialogElement> {
  const part = await fetchPart(address);
  const dialog = part.querySelector('dialog');
  if (!dialog) throw new Error(`${address} brought no dialog`);
  const sheets = dialog.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const styled = Promise.all([...sheets].map(whenStyled));
  document.body.append(dialog);
  await styled;
  return dialog;
}
