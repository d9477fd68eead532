import type { EditionId } from '@ironbridge/domain';

/** What a caller can be told. Anything else that goes wrong is `internal`, and its detail stays in the log. */
export const errorCatalogue = {
  bad_request: { status: 400, cn: '请求参数有误', en: 'The request is not valid' },
  unknown_host: { status: 421, cn: '无法识别的站点', en: 'This host is not served here' },
  not_found: { status: 404, cn: '您访问的内容不存在', en: 'Not found' },
  method_not_allowed: { status: 405, cn: '不支持该请求方式', en: 'Method not allowed' },
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
  too_often: {
    status: 429,
    cn: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Please wait {seconds} seconds and try again',
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
