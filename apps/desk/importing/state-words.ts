import type { Words } from '../words.ts';
import type { ImportKind, ImportState, RowState, UndoState } from './import-run.ts';

export const kindWords: Record<ImportKind, Words> = {
  suppliers: { en: 'Suppliers', zh: '供应商' },
  products: { en: 'Products', zh: '产品' },
};

export const stateWords: Record<ImportState, Words> = {
  uploaded: { en: 'Columns to be matched', zh: '待对应列' },
  checking: { en: 'Trial run under way', zh: '试运行中' },
  checked: { en: 'Ready to import', zh: '待导入' },
  fetching: { en: 'Fetching pictures', zh: '正在下载图片' },
  running: { en: 'Importing', zh: '正在导入' },
  done: { en: 'Imported', zh: '已导入' },
  undoing: { en: 'Being undone', zh: '正在撤销' },
  undone: { en: 'Undone', zh: '已撤销' },
};

export const rowWords: Record<RowState, Words> = {
  new: { en: 'New', zh: '新增' },
  changed: { en: 'Changed', zh: '更新' },
  unchanged: { en: 'Unchanged', zh: '无变化' },
  refused: { en: 'Refused', zh: '拒收' },
};

export const undoWords: Record<UndoState, Words> = {
  deleted: { en: 'Deleted again', zh: '已删除' },
  restored: { en: 'Set back', zh: '已还原' },
  kept_changed: { en: 'Kept: changed since', zh: '保留：导入后有修改' },
  kept_used: { en: 'Kept: used elsewhere', zh: '保留：已被引用' },
  gone: { en: 'Was gone already', zh: '此前已删除' },
};
