import { FormWords } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { MessageForm } from './MessageForm.tsx';
import type { MessageField } from './message-fields.ts';

interface MessageViewProps {
  readonly sent: boolean;
  readonly refused: Refused<MessageField> | undefined;
}

/** Where the form of /chat leads: that it was taken, or itself again with what is wrong. */
export function MessageView({ sent, refused }: MessageViewProps) {
  const { copy } = usePage();
  const words = copy.message;
  return (
    <div className="wrap contact">
      <header className="page-head">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </header>
      {sent ? <FormWords kind="ok" words={words.sent} /> : <MessageForm refused={refused} />}
    </div>
  );
}
