interface SearchFormProps {
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly value?: string;
}

export function SearchForm({ action, name, label, placeholder, submit, value }: SearchFormProps) {
  return (
    <search>
      <form className="search-form" action={action} method="get">
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          required
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit">{submit}</button>
      </form>
    </search>
  );
}
