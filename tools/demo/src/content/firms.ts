import type { Firm } from './firm.ts';
import { additiveFirms } from './firms/additive-manufacturing.ts';
import { autoFirms } from './firms/auto.ts';
import { coatingsFirms } from './firms/coatings.ts';
import { chipFirms } from './firms/electronic-chip.ts';
import { foodFirms } from './firms/food-beverage.ts';
import { automationFirms } from './firms/intelligent-automation.ts';
import { manufacturingFirms } from './firms/intelligent-manufacturing.ts';
import { laserFirms } from './firms/laser.ts';
import { lowAltitudeFirms } from './firms/low-altitude.ts';
import { medicalFirms } from './firms/medical.ts';
import { metalworkingFirms } from './firms/metalworking.ts';
import { nonwovensFirms } from './firms/nonwovens.ts';
import { packagingFirms } from './firms/packaging.ts';
import { personalCareFirms } from './firms/personal-care.ts';
import { petFoodFirms } from './firms/pet-food.ts';
import { pharmaceuticalsFirms } from './firms/pharmaceuticals.ts';
import { plasticsFirms } from './firms/plastics.ts';
import { pumpFirms } from './firms/pumps-filtration.ts';
import { renewableFirms } from './firms/renewable-energy.ts';
import { roboticsFirms } from './firms/robotics.ts';
import type { FirstLevelKey } from './industries.ts';

/** Each industry's firms; a firm may be filed in others besides. */
const firmsOf = {
  plastics: plasticsFirms,
  metalworking: metalworkingFirms,
  food_beverage: foodFirms,
  coatings: coatingsFirms,
  personal_care: personalCareFirms,
  auto: autoFirms,
  medical: medicalFirms,
  pharmaceuticals: pharmaceuticalsFirms,
  intelligent_manufacturing: manufacturingFirms,
  laser: laserFirms,
  robotics: roboticsFirms,
  packaging: packagingFirms,
  nonwovens: nonwovensFirms,
  pumps_filtration: pumpFirms,
  additive_manufacturing: additiveFirms,
  renewable_energy: renewableFirms,
  electronic_chip: chipFirms,
  intelligent_automation: automationFirms,
  pet_food: petFoodFirms,
  low_altitude_Economy: lowAltitudeFirms,
} as const satisfies Record<FirstLevelKey, Readonly<Record<string, Firm>>>;

export type FirmKey = {
  [Industry in FirstLevelKey]: keyof (typeof firmsOf)[Industry] & string;
}[FirstLevelKey];

export interface FiledFirm {
  readonly key: FirmKey;
  readonly industry: FirstLevelKey;
  readonly firm: Firm;
}

function toFiled(industry: FirstLevelKey): FiledFirm[] {
  const table: Readonly<Record<string, Firm>> = firmsOf[industry];
  return Object.entries(table).flatMap(([key, firm]) =>
    isFirmKey(key) ? [{ key, industry, firm }] : [],
  );
}

function isFirmKey(key: string): key is FirmKey {
  return Object.values(firmsOf).some((table) => Object.hasOwn(table, key));
}

export const firms: readonly FiledFirm[] = Object.keys(firmsOf).flatMap((path) =>
  isIndustry(path) ? toFiled(path) : [],
);

function isIndustry(path: string): path is FirstLevelKey {
  return Object.hasOwn(firmsOf, path);
}
