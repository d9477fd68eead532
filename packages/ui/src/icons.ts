/** The signs of the sprite: industries by their path, and the frame's own. */
export const industryIcons = [
  'plastics',
  'metalworking',
  'auto',
  'electronic_chip',
  'robotics',
  'packaging',
  'food_beverage',
  'intelligent_manufacturing',
  'laser',
  'pumps_filtration',
  'renewable_energy',
  'medical',
  'pharmaceuticals',
  'nonwovens',
  'additive_manufacturing',
  'coatings',
  'intelligent_automation',
  'personal_care',
  'pet_food',
  'low_altitude_Economy',
] as const;

export const frameIcons = [
  'search',
  'menu',
  'close',
  'refresh',
  'external',
  'chevron',
  'down',
  'check',
  'link',
  'share',
  'star',
  'file',
  'play',
  'user',
  'mail',
  'phone',
  'qr',
  'up',
  'hall',
  'aide',
  'talk',
  'warn',
  'bad',
  'info',
  'clock',
  'hot',
  'off',
  'app',
  'zoom',
  'eye',
] as const;

export type IconName = (typeof industryIcons)[number] | (typeof frameIcons)[number];

export function findIndustryIcon(name: string): IconName | undefined {
  return industryIcons.find((icon) => icon === name);
}
