import type { Motif } from './motifs.ts';

export interface IndustryPlates {
  /** Away from oxide (35 ± 12) and steel (246 ± 10), and far from the industry before and after it in a list. */
  readonly hue: number;
  readonly motifs: readonly [Motif, ...Motif[]];
}

/** The hue and the drawings of each first-level industry, by its seo_path. */
export const industryPlates = {
  plastics: {
    hue: 70,
    motifs: [
      'injection-unit',
      'moulding-machine',
      'extruder',
      'twin-screw',
      'shredder',
      'filament-winding',
    ],
  },
  metalworking: {
    hue: 260,
    motifs: ['gear-train', 'lathe', 'milling', 'stamping-press', 'planetary-stage'],
  },
  food_beverage: {
    hue: 130,
    motifs: ['filling-line', 'mixing-vessel', 'can-seamer', 'delta-robot', 'bagger'],
  },
  coatings: {
    hue: 292,
    motifs: ['spray-gun', 'roll-coater', 'bead-mill', 'mixing-vessel', 'robot-arm'],
  },
  personal_care: {
    hue: 340,
    motifs: ['tube-filler', 'lotion-pump', 'mixing-vessel', 'filling-line'],
  },
  auto: {
    hue: 276,
    motifs: ['car-body', 'piston-engine', 'battery-pack', 'brake-disc', 'stamping-press'],
  },
  medical: { hue: 324, motifs: ['gantry', 'syringe', 'injection-unit', 'scara'] },
  pharmaceuticals: {
    hue: 178,
    motifs: ['tablet-press', 'blister-pack', 'molecule', 'mixing-vessel', 'syringe'],
  },
  intelligent_manufacturing: {
    hue: 86,
    motifs: ['flexible-cell', 'servo-axis', 'milling', 'control-cabinet', 'robot-arm'],
  },
  laser: { hue: 308, motifs: ['laser-head', 'galvo-scanner', 'powder-bed'] },
  robotics: {
    hue: 16,
    motifs: ['robot-arm', 'delta-robot', 'scara', 'strain-wave', 'planetary-stage'],
  },
  packaging: {
    hue: 54,
    motifs: ['bagger', 'palletiser', 'can-seamer', 'filling-line', 'blister-pack'],
  },
  nonwovens: { hue: 356, motifs: ['spunbond-line', 'fibre-web', 'roll-coater', 'extruder'] },
  pumps_filtration: {
    hue: 226,
    motifs: ['volute-pump', 'pump-set', 'globe-valve', 'filter-press', 'diaphragm-pump'],
  },
  additive_manufacturing: { hue: 102, motifs: ['layered-part', 'powder-bed', 'hot-end'] },
  renewable_energy: {
    hue: 210,
    motifs: ['wind-turbine', 'nacelle', 'battery-cell', 'electrolyser', 'solar-field'],
  },
  electronic_chip: {
    hue: 146,
    motifs: ['processor-board', 'wafer', 'chip-section', 'galvo-scanner'],
  },
  intelligent_automation: {
    hue: 194,
    motifs: ['control-cabinet', 'pneumatic-cylinder', 'servo-axis', 'scara', 'flexible-cell'],
  },
  pet_food: { hue: 118, motifs: ['kibble-extruder', 'coating-drum', 'bagger', 'palletiser'] },
  low_altitude_Economy: {
    hue: 162,
    motifs: ['multirotor', 'evtol', 'rotor-drive', 'battery-cell'],
  },
} as const satisfies Record<string, IndustryPlates>;

export type IndustryPath = keyof typeof industryPlates;
