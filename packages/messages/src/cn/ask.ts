/** Asking about something that stands here. */
export const ask = {
  title: '发送询价',
  send: '发送询价',
  how: '写明数量和要求，直接发给供应商。对方的报价和交期会回到您的会员中心和邮箱。',
};
