import { findControl } from '../../platform/field-state.client.ts';

const known = new WeakSet<HTMLFormElement>();

/** Of the cities those of the chosen province are offered; elsewhere than in China there are neither. */
export function preparePlaces(form: HTMLFormElement): void {
  const country = findSelect(form, 'country_id');
  const province = findSelect(form, 'province_id');
  const city = findSelect(form, 'city_id');
  if (!country || !province || !city || known.has(form)) return;
  known.add(form);

  const offer = () => {
    const isChina = country.value === '' || country.value === form.dataset['places'];
    province.disabled = !isChina;
    city.disabled = !isChina || province.value === '';
    const name = province.selectedOptions[0]?.label;
    for (const group of city.querySelectorAll('optgroup')) group.hidden = group.label !== name;
  };
  country.addEventListener('change', () => {
    province.value = '';
    city.value = '';
    offer();
  });
  province.addEventListener('change', () => {
    city.value = '';
    offer();
  });
  offer();
}

function findSelect(form: HTMLFormElement, name: string): HTMLSelectElement | undefined {
  const control = findControl(form, name);
  return control instanceof HTMLSelectElement ? control : undefined;
}
