import type { QrUse } from '@ironbridge/domain';
import { Icon, type IconName } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { QrCode } from '../QrCode.tsx';

interface FloatCodeProps {
  readonly use: QrUse;
  readonly icon: IconName;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** A code that shows beside its button while that is pointed at, focused or tapped. */
export function FloatCode({ use, icon, label, title, text }: FloatCodeProps) {
  const { frame } = usePage();
  const picture = frame.settings?.qr[use];
  if (!picture) return null;
  const id = `float-${use}`;
  return (
    <li className="float-entry">
      <button type="button" className="float-item" aria-describedby={id}>
        <Icon name={icon} />
        {label}
      </button>
      <div className="float-fly float-code" id={id}>
        <QrCode picture={picture} />
        <b>{title}</b>
        {text}
      </div>
    </li>
  );
}
