/** A text of blocks, as the desk's editor sends it. */
export function toBody(...children: readonly object[]): object {
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children } };
}

export function toBlock(blockType: string, fields: object): object {
  const id = `b${blockType}`;
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id, blockName: '', blockType, ...fields },
  };
}
