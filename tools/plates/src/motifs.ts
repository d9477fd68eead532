import type { Plate } from './drawing/plate.ts';
import { pneumaticCylinder, servoAxis } from './motifs/axes.ts';
import { bagger } from './motifs/bagger.ts';
import { chipSection, processorBoard, wafer } from './motifs/boards.ts';
import { fillingLine } from './motifs/bottling.ts';
import { controlCabinet } from './motifs/cabinet.ts';
import { canSeamer } from './motifs/cans.ts';
import { palletiser } from './motifs/cartons.ts';
import { beadMill, rollCoater, sprayGun } from './motifs/coating.ts';
import { lathe, milling } from './motifs/cutting.ts';
import { lotionPump, tubeFiller } from './motifs/dispensing.ts';
import { batteryCell, electrolyser, solarField } from './motifs/energy.ts';
import { pistonEngine } from './motifs/engine.ts';
import { extruder, twinScrew } from './motifs/extrusion.ts';
import { filterPress, globeValve } from './motifs/filtration.ts';
import { flexibleCell } from './motifs/flexible-cell.ts';
import { evtol, multirotor, rotorDrive } from './motifs/flight.ts';
import { gearTrain, planetaryStage, strainWave } from './motifs/gears.ts';
import { injectionUnit } from './motifs/injection-unit.ts';
import { galvoScanner, laserHead } from './motifs/lasers.ts';
import { gantry, syringe } from './motifs/medical.ts';
import { diaphragmPump } from './motifs/metering.ts';
import { molecule } from './motifs/molecule.ts';
import { mouldingMachine } from './motifs/moulding-machine.ts';
import { fibreWeb, spunbondLine } from './motifs/nonwoven.ts';
import { coatingDrum, kibbleExtruder } from './motifs/pet-food.ts';
import { stampingPress } from './motifs/pressing.ts';
import { hotEnd, layeredPart, powderBed } from './motifs/printing.ts';
import { pumpSet, volutePump } from './motifs/pumps.ts';
import { robotArm } from './motifs/robot-arm.ts';
import { deltaRobot, scara } from './motifs/robots.ts';
import { shredder } from './motifs/shredder.ts';
import { blisterPack, tabletPress } from './motifs/tablets.ts';
import { batteryPack, brakeDisc, carBody } from './motifs/vehicles.ts';
import { mixingVessel } from './motifs/vessels.ts';
import { nacelle, windTurbine } from './motifs/wind.ts';
import { filamentWinding } from './motifs/winding.ts';

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
} as const satisfies Record<string, (plate: Plate) => void>;

export type Motif = keyof typeof drawings;
