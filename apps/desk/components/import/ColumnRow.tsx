'use client';

import type { ImportTarget } from './import-status.ts';
import { useWords } from './use-words.ts';

interface Props {
  readonly header: string;
  readonly place: number;
  readonly samples: readonly string[];
  readonly chosen: string | null;
  /** The fields that no other column fills. */
  readonly targets: readonly ImportTarget[];
  readonly onChoose: (key: string | null) => void;
}

export function ColumnRow({ header, place, samples, chosen, targets, onChoose }: Props) {
  const { say } = useWords();
  const name = header || say({ en: `Column ${place}`, zh: `第 ${place} 列` });
  const fields = targets.filter(({ key }) => !key.startsWith('specs.'));
  const properties = targets.filter(({ key }) => key.startsWith('specs.'));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{samples.filter((sample) => sample !== '').join(' · ')}</td>
      <td>
        <select
          aria-label={say({ en: `Field for ${name}`, zh: `“${name}”对应的字段` })}
          onChange={(event) => onChoose(event.target.value || null)}
          value={chosen ?? ''}
        >
          <option value="">{say({ en: '— leave out —', zh: '— 不导入 —' })}</option>
          <optgroup label={say({ en: 'Fields', zh: '字段' })}>
            {fields.map((target) => (
              <option key={target.key} value={target.key}>
                {say(target)}
              </option>
            ))}
          </optgroup>
          {properties.length > 0 && (
            <optgroup label={say({ en: 'Specifications', zh: '规格参数' })}>
              {properties.map((target) => (
                <option key={target.key} value={target.key}>
                  {say(target)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </td>
    </tr>
  );
}
