import type { EditionId } from '@ironbridge/domain';

/** What a caller can be told. Anything else that goes wrong is `internal`, and its detail stays in the log. */
export const errorCatalogue = {
  bad_request: { status: 400, cn: '请求参数有误', en: 'The request is not valid' },
  unknown_host: { status: 421, cn: '无法识别的站点', en: 'This host is not served here' },
  not_found: { status: 404, cn: '您访问的内容不存在', en: 'Not found' },
  method_not_allowed: { status: 405, cn: '不支持该请求方式', en: 'Method not allowed' },
  too_large: {
    status: 413,
    cn: '发送的内容过大，附件合计不能超过 4 MB',
    en: 'What was sent is too large; files may have 4 MB together',
  },
  too_deep: {
    status: 404,
    cn: '列表最多可翻到第 10000 条，请缩小筛选范围',
    en: 'Lists can be read 10,000 deep; narrow the filters to go on',
  },
  login_first: { status: 401, cn: '请先登录会员中心', en: 'Please log in first' },
  foreign_origin: {
    status: 403,
    cn: '该请求不是从本站页面发出的',
    en: 'This request does not come from a page of this site',
  },
  account_wrong: {
    status: 400,
    cn: '请输入正确的手机号或邮箱',
    en: 'Please enter the correct email or mobile number',
  },
  graphic_code_wrong: {
    status: 400,
    cn: '图形验证码错误或已过期，请重新输入',
    en: 'The graphic code is wrong or has expired, please try the new one',
  },
  code_wrong: {
    status: 400,
    cn: '验证码错误或已过期',
    en: 'The verification code is wrong or has expired',
  },
  login_wrong: {
    status: 401,
    cn: '账号或密码错误',
    en: 'Account or password is wrong',
  },
  password_wrong: { status: 400, cn: '当前密码错误', en: 'The current password is wrong' },
  password_weak: {
    status: 400,
    cn: '密码须为 8-64 位，且不能是常见密码',
    en: 'A password has 8 to 64 characters and is not a common one',
  },
  account_unknown: {
    status: 404,
    cn: '该账号尚未注册',
    en: 'This account is not registered yet',
  },
  account_exists: {
    status: 409,
    cn: '该账号已注册，请直接登录',
    en: 'This account is registered already, please log in',
  },
  agree_first: {
    status: 400,
    cn: '请阅读并同意隐私政策',
    en: 'Please read and agree to the privacy policy',
  },
  seal_refused: {
    status: 400,
    cn: '页面已过期，请刷新后重试',
    en: 'This page has expired, please reload it and try again',
  },
  too_often: {
    status: 429,
    cn: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Please wait {seconds} seconds and try again',
  },
  favourites_full: {
    status: 409,
    cn: '收藏已满 5000 件，请先清理一些',
    en: 'You have 5,000 favourites; please remove some first',
  },
  wrong_email: { status: 400, cn: '请输入正确的邮箱', en: 'Please enter the correct email' },
  wrong_phone: {
    status: 400,
    cn: '请输入正确的电话号码',
    en: 'Please enter a correct phone number',
  },
  choose_type: { status: 400, cn: '请选择订阅方式', en: 'Please choose print or e-zine' },
  address_needed: {
    status: 400,
    cn: '请填写邮寄地址',
    en: 'Please say where print should be sent',
  },
  questionnaire_incomplete: {
    status: 400,
    cn: '请完成问卷',
    en: 'Please complete the questionnaire',
  },
  link_not_yours: {
    status: 403,
    cn: '该下载链接不属于您的账号',
    en: 'This download link belongs to another account',
  },
  link_over: {
    status: 410,
    cn: '下载链接已过期，请在会员中心重新生成',
    en: 'This download link has expired; get a new one in the member centre',
  },
  range_outside: {
    status: 416,
    cn: '请求的范围超出文件',
    en: 'The file has no such part',
  },
  login_again: {
    status: 403,
    cn: '为安全起见，请退出后重新登录，再注销账号',
    en: 'To be safe, please log out and in again before you delete your account',
  },
  no_contact: {
    status: 400,
    cn: '请填写电话或邮箱',
    en: 'Please enter a telephone or an e-mail',
  },
  files_too_large: {
    status: 413,
    cn: '附件合计不能超过 4 MB',
    en: 'The files may have 4 MB together',
  },
  file_refused: {
    status: 400,
    cn: '附件只收 PDF、图片、Word 和 Excel 文件',
    en: 'Files must be PDF, pictures, Word or Excel',
  },
  reply_gone: {
    status: 410,
    cn: '这个回复链接已经失效',
    en: 'This reply link is no longer valid',
  },
  banner_refused: {
    status: 403,
    cn: '该广告链接无效或已过期',
    en: 'This advertising link is not valid or has expired',
  },
  unavailable: {
    status: 503,
    cn: '服务暂时不可用，请稍后再试',
    en: 'Temporarily unavailable, please try again',
  },
  internal: {
    status: 500,
    cn: '服务出现异常，请稍后再试',
    en: 'Something went wrong, please try again',
  },
} as const satisfies Record<string, { status: number } & Record<EditionId, string>>;

export type ErrorName = keyof typeof errorCatalogue;
