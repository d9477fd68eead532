import { randomBytes } from 'node:crypto';
import { getPayload } from 'payload';
import { byCommand } from '../hooks/refuse-strangers.ts';
import config from '../payload.config.ts';

const email = process.env['ADMIN_EMAIL'];
if (!email) {
  console.error('Set ADMIN_EMAIL, and ADMIN_PASSWORD unless one should be made up.');
  process.exit(2);
}
const given = process.env['ADMIN_PASSWORD'];
const password = given ?? randomBytes(18).toString('base64url');

const payload = await getPayload({ config });
const known = await payload.find({
  collection: 'users',
  where: { email: { equals: email } },
  limit: 1,
});
const [person] = known.docs;
if (person === undefined) {
  await payload.create({
    collection: 'users',
    data: { email, password, name: email.split('@')[0] ?? email, role: 'administrator' },
    context: { [byCommand]: true },
  });
} else {
  await payload.update({
    collection: 'users',
    id: person.id,
    data: { password, role: 'administrator', loginAttempts: 0, lockUntil: null },
  });
}
console.log(`Administrator ${email} ${person === undefined ? 'created' : 'given a new password'}.`);
if (!given) console.log(`Password: ${password}`);
// Payload keeps a connection for itself and does not give it back.
process.exit(0);
