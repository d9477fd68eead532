/** Longer than any key that an upload was given. */
const longest = 500;

/** One name between slashes. What a server could read as anything but a name (`..`, `%2e`, `\`, NUL) is in none. */
const name = /^(?!\.)[^\p{C}/\\%:*?"<>|#]+$/u;

/** The key of an upload, where this can be one: names in folders, below the uploads and never beside them. */
export function findUpload(path: string): string | undefined {
  const isKey = path.length <= longest && path.split('/').every((part) => name.test(part));
  return isKey ? path : undefined;
}
