/** The entrance of the showroom. */
export const showroom = {
  about: '产品按参数挑，供应商看证书，求购供应每天更新：采购从这里开始。',
  find: '在产品里查找',
  findPlaceholder: '产品、型号或材料，如“六轴机器人”',
  newProducts: '新产品',
};
