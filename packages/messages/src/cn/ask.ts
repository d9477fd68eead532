/** Asking about something that stands here: the desk passes it on. */
export const ask = {
  title: '发送询价',
  send: '写邮件询价',
  talk: '联系服务台询价',
  how: '邮件写给铁桥工业网的服务台，由我们转给供应商。主题、型号和本页链接已经填好，补上数量和要求就能发。',
  howByTalk: '请联系铁桥工业网的服务台，由我们转给供应商。',
  subject: (name: string) => `询价：${name}`,
  body: (name: string, address: string) =>
    `您好：\n\n我想询价：${name}\n${address}\n\n数量：\n用途与要求：\n交货地点与时间：\n\n公司：\n联系人与电话：\n`,
};
