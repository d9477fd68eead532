import { startDoubles } from './start-doubles.ts';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

await startDoubles({
  folder: setting('DOUBLES_FOLDER'),
  ports: {
    smtp: Number(setting('SMTP_PORT')),
    vendors: Number(setting('VENDORS_PORT')),
    inbox: Number(setting('INBOX_PORT')),
  },
  account: { id: setting('ACCOUNT_ID'), secret: setting('ACCOUNT_SECRET') },
});
console.log('Mail, messages and WeChat are taken here');
