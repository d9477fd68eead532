/** Who fills a form in, and how to reach them. */
export const person = {
  name: '联系人',
  company: '公司',
  phone: '电话',
  email: '电子邮箱',
  contactHint: '电话和邮箱至少填一项',
  nameEmpty: '请填写联系人',
  phoneWrong: '请输入正确的电话号码',
  emailWrong: '请输入正确的邮箱',
  contactEmpty: '请填写电话或邮箱',
  agreeEmpty: '请先勾选同意',
};
