import type { Words } from '../words.ts';

export const auditActions = {
  publish: { en: 'Published', zh: '发布' },
  unpublish: { en: 'Unpublished', zh: '撤下' },
  take_down: { en: 'Taken down', zh: '紧急下架' },
  change: { en: 'Changed', zh: '修改' },
  delete: { en: 'Deleted', zh: '删除' },
  role_change: { en: 'Role changed', zh: '角色变更' },
  sign_in: { en: 'Administrator signed in', zh: '管理员登录' },
  job_retry: { en: 'Job tried again', zh: '重试任务' },
  lead_download: { en: 'Readers’ data downloaded', zh: '下载读者数据' },
  import: { en: 'Catalogue imported', zh: '目录导入' },
  import_undo: { en: 'Import undone', zh: '撤销导入' },
} as const satisfies Record<string, Words>;

export type AuditAction = keyof typeof auditActions;
