import { ContactView } from '../../features/contact/ContactView.tsx';
import { usePage } from '../../platform/page.ts';
import { Screen } from '../../shell/Screen.tsx';

export default function Chat() {
  const { copy, edition } = usePage();
  const meta = {
    title: `${copy.utility.contactTitle} · ${edition.name}`,
    description: copy.utility.contactText,
  };
  return (
    <Screen meta={meta} otherEdition="/chat">
      <ContactView />
    </Screen>
  );
}
