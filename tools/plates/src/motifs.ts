import type { Plate } from './drawing/plate.ts';
import { fixedWing, vertiport } from './motifs/airfield.ts';
import { pneumaticCylinder, servoAxis } from './motifs/axes.ts';
import { bagger } from './motifs/bagger.ts';
import { fibreLaser, keyholeWeld } from './motifs/beams.ts';
import { chipSection, processorBoard, wafer } from './motifs/boards.ts';
import { fillingLine } from './motifs/bottling.ts';
import { controlCabinet } from './motifs/cabinet.ts';
import { canSeamer } from './motifs/cans.ts';
import { palletiser } from './motifs/cartons.ts';
import { beadMill, rollCoater, sprayGun } from './motifs/coating.ts';
import { lathe, milling } from './motifs/cutting.ts';
import { lotionPump, tubeFiller } from './motifs/dispensing.ts';
import { disperser, threeRollMill } from './motifs/dispersing.ts';
import { peristalticPump } from './motifs/dosing.ts';
import { bandDryer } from './motifs/drying.ts';
import { aerosol, homogeniser } from './motifs/emulsions.ts';
import { batteryCell, electrolyser, solarField } from './motifs/energy.ts';
import { pistonEngine } from './motifs/engine.ts';
import { extruder, twinScrew } from './motifs/extrusion.ts';
import { filterPress, globeValve } from './motifs/filtration.ts';
import { flexibleCell } from './motifs/flexible-cell.ts';
import { evtol, multirotor, rotorDrive } from './motifs/flight.ts';
import { freezeDryer } from './motifs/freeze-drying.ts';
import { gearTrain, planetaryStage, strainWave } from './motifs/gears.ts';
import { hammerMill } from './motifs/grinding.ts';
import { gripper } from './motifs/grippers.ts';
import { hipJoint, stent } from './motifs/implants.ts';
import { cycloidDrive, indexingTable } from './motifs/indexing.ts';
import { injectionUnit } from './motifs/injection-unit.ts';
import { labeller } from './motifs/labelling.ts';
import { galvoScanner, laserHead } from './motifs/lasers.ts';
import { lattice } from './motifs/lattice.ts';
import { projectionLens } from './motifs/lithography.ts';
import { highBayStore, mobileRobot } from './motifs/logistics.ts';
import { gantry, syringe } from './motifs/medical.ts';
import { meltblownDie } from './motifs/meltblown.ts';
import { diaphragmPump } from './motifs/metering.ts';
import { molecule } from './motifs/molecule.ts';
import { mouldingMachine } from './motifs/moulding-machine.ts';
import { fibreWeb, spunbondLine } from './motifs/nonwoven.ts';
import { pasteuriser, retort } from './motifs/pasteurising.ts';
import { coatingDrum, kibbleExtruder } from './motifs/pet-food.ts';
import { placementHead } from './motifs/placement.ts';
import { stampingPress } from './motifs/pressing.ts';
import { hotEnd, layeredPart, powderBed } from './motifs/printing.ts';
import { pumpSet, volutePump } from './motifs/pumps.ts';
import { resinVat } from './motifs/resin.ts';
import { robotArm } from './motifs/robot-arm.ts';
import { deltaRobot, scara } from './motifs/robots.ts';
import { proximitySwitch, visionStation } from './motifs/sensing.ts';
import { discSeparator, spiralFreezer } from './motifs/separating.ts';
import { shredder } from './motifs/shredder.ts';
import { blisterPack, tabletPress } from './motifs/tablets.ts';
import { batteryPack, brakeDisc, carBody } from './motifs/vehicles.ts';
import { mixingVessel } from './motifs/vessels.ts';
import { vialFiller } from './motifs/vials.ts';
import { card, needleLoom } from './motifs/web-forming.ts';
import { nacelle, windTurbine } from './motifs/wind.ts';
import { filamentWinding } from './motifs/winding.ts';
import { flowWrapper, stretchWrapper } from './motifs/wrapping.ts';

export const drawings = {
  'injection-unit': injectionUnit,
  'moulding-machine': mouldingMachine,
  extruder,
  'twin-screw': twinScrew,
  shredder,
  'filament-winding': filamentWinding,
  'gear-train': gearTrain,
  'planetary-stage': planetaryStage,
  'strain-wave': strainWave,
  lathe,
  milling,
  'stamping-press': stampingPress,
  'piston-engine': pistonEngine,
  'car-body': carBody,
  'battery-pack': batteryPack,
  'brake-disc': brakeDisc,
  'volute-pump': volutePump,
  'pump-set': pumpSet,
  'globe-valve': globeValve,
  'filter-press': filterPress,
  'diaphragm-pump': diaphragmPump,
  'laser-head': laserHead,
  'galvo-scanner': galvoScanner,
  'robot-arm': robotArm,
  'delta-robot': deltaRobot,
  scara,
  'processor-board': processorBoard,
  wafer,
  'chip-section': chipSection,
  'spunbond-line': spunbondLine,
  'fibre-web': fibreWeb,
  'wind-turbine': windTurbine,
  nacelle,
  'battery-cell': batteryCell,
  electrolyser,
  'solar-field': solarField,
  'layered-part': layeredPart,
  'powder-bed': powderBed,
  'hot-end': hotEnd,
  multirotor,
  evtol,
  'rotor-drive': rotorDrive,
  'filling-line': fillingLine,
  'mixing-vessel': mixingVessel,
  'spray-gun': sprayGun,
  'roll-coater': rollCoater,
  'bead-mill': beadMill,
  'lotion-pump': lotionPump,
  'tube-filler': tubeFiller,
  'tablet-press': tabletPress,
  'blister-pack': blisterPack,
  molecule,
  syringe,
  gantry,
  'control-cabinet': controlCabinet,
  'servo-axis': servoAxis,
  'flexible-cell': flexibleCell,
  'pneumatic-cylinder': pneumaticCylinder,
  bagger,
  palletiser,
  'can-seamer': canSeamer,
  'kibble-extruder': kibbleExtruder,
  'coating-drum': coatingDrum,
  pasteuriser,
  retort,
  disperser,
  'three-roll-mill': threeRollMill,
  homogeniser,
  aerosol,
  'hip-joint': hipJoint,
  stent,
  'peristaltic-pump': peristalticPump,
  'freeze-dryer': freezeDryer,
  'vial-filler': vialFiller,
  'mobile-robot': mobileRobot,
  'high-bay-store': highBayStore,
  'vision-station': visionStation,
  'proximity-switch': proximitySwitch,
  'fibre-laser': fibreLaser,
  'keyhole-weld': keyholeWeld,
  gripper,
  'needle-loom': needleLoom,
  card,
  'meltblown-die': meltblownDie,
  'resin-vat': resinVat,
  lattice,
  'placement-head': placementHead,
  'projection-lens': projectionLens,
  'band-dryer': bandDryer,
  'hammer-mill': hammerMill,
  'fixed-wing': fixedWing,
  vertiport,
  'disc-separator': discSeparator,
  'spiral-freezer': spiralFreezer,
  'flow-wrapper': flowWrapper,
  'stretch-wrapper': stretchWrapper,
  labeller,
  'indexing-table': indexingTable,
  'cycloid-drive': cycloidDrive,
} as const satisfies Record<string, (plate: Plate) => void>;

export type Motif = keyof typeof drawings;
