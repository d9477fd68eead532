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
    motifs: [
      'filling-line',
      'pasteuriser',
      'disc-separator',
      'spiral-freezer',
      'retort',
      'mixing-vessel',
      'can-seamer',
      'delta-robot',
    ],
  },
  coatings: {
    hue: 292,
    motifs: [
      'spray-gun',
      'roll-coater',
      'bead-mill',
      'disperser',
      'three-roll-mill',
      'mixing-vessel',
    ],
  },
  personal_care: {
    hue: 340,
    motifs: [
      'tube-filler',
      'lotion-pump',
      'homogeniser',
      'aerosol',
      'mixing-vessel',
      'filling-line',
    ],
  },
  auto: {
    hue: 276,
    motifs: ['car-body', 'piston-engine', 'battery-pack', 'brake-disc', 'stamping-press'],
  },
  medical: { hue: 324, motifs: ['gantry', 'syringe', 'hip-joint', 'stent', 'peristaltic-pump'] },
  pharmaceuticals: {
    hue: 178,
    motifs: [
      'tablet-press',
      'blister-pack',
      'molecule',
      'freeze-dryer',
      'vial-filler',
      'mixing-vessel',
      'syringe',
    ],
  },
  intelligent_manufacturing: {
    hue: 86,
    motifs: [
      'flexible-cell',
      'high-bay-store',
      'mobile-robot',
      'vision-station',
      'servo-axis',
      'control-cabinet',
    ],
  },
  laser: {
    hue: 308,
    motifs: ['laser-head', 'galvo-scanner', 'fibre-laser', 'keyhole-weld', 'powder-bed'],
  },
  robotics: {
    hue: 16,
    motifs: [
      'robot-arm',
      'delta-robot',
      'scara',
      'gripper',
      'mobile-robot',
      'strain-wave',
      'cycloid-drive',
    ],
  },
  packaging: {
    hue: 54,
    motifs: [
      'bagger',
      'palletiser',
      'flow-wrapper',
      'stretch-wrapper',
      'labeller',
      'can-seamer',
      'filling-line',
    ],
  },
  nonwovens: {
    hue: 356,
    motifs: ['spunbond-line', 'fibre-web', 'needle-loom', 'card', 'meltblown-die'],
  },
  pumps_filtration: {
    hue: 226,
    motifs: [
      'volute-pump',
      'pump-set',
      'globe-valve',
      'filter-press',
      'diaphragm-pump',
      'peristaltic-pump',
    ],
  },
  additive_manufacturing: {
    hue: 102,
    motifs: ['layered-part', 'powder-bed', 'hot-end', 'resin-vat', 'lattice'],
  },
  renewable_energy: {
    hue: 210,
    motifs: ['wind-turbine', 'nacelle', 'battery-cell', 'electrolyser', 'solar-field'],
  },
  electronic_chip: {
    hue: 146,
    motifs: ['processor-board', 'wafer', 'chip-section', 'placement-head', 'projection-lens'],
  },
  intelligent_automation: {
    hue: 194,
    motifs: [
      'control-cabinet',
      'pneumatic-cylinder',
      'servo-axis',
      'proximity-switch',
      'indexing-table',
      'vision-station',
      'gripper',
      'scara',
    ],
  },
  pet_food: {
    hue: 118,
    motifs: ['kibble-extruder', 'coating-drum', 'band-dryer', 'hammer-mill', 'retort', 'bagger'],
  },
  low_altitude_Economy: {
    hue: 162,
    motifs: ['multirotor', 'evtol', 'rotor-drive', 'fixed-wing', 'vertiport'],
  },
} as const satisfies Record<string, IndustryPlates>;

export type IndustryPath = keyof typeof industryPlates;
