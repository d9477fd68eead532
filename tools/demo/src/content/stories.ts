import { consumerStories } from './stories/consumer.ts';
import { driveAndLightStories } from './stories/drive-and-light.ts';
import { fineWorkStories } from './stories/fine-work.ts';
import { foodAndCareStories } from './stories/food-and-care.ts';
import { healthStories } from './stories/health.ts';
import { machineryStories } from './stories/machinery.ts';
import { materialStories } from './stories/materials.ts';
import { mobilityStories } from './stories/mobility.ts';
import { packedGoodsStories } from './stories/packed-goods.ts';
import { plantNerveStories } from './stories/plant-nerves.ts';
import { polymerAndPaintStories } from './stories/polymers-and-paint.ts';
import { robotCellStories } from './stories/robot-cells.ts';
import { systemStories } from './stories/systems.ts';
import { threeMillilitres } from './stories/three-millilitres.ts';
import { warmWater } from './stories/warm-water.ts';
import { webWaterStories } from './stories/webs-and-water.ts';
import { windWingStories } from './stories/wind-and-wings.ts';
import { wireStories } from './stories/wire.ts';
import { workshopStories } from './stories/workshop.ts';
import type { Story } from './story.ts';

export const stories: Readonly<Record<string, Story>> = {
  warmWater,
  threeMillilitres,
  ...materialStories,
  ...machineryStories,
  ...mobilityStories,
  ...consumerStories,
  ...systemStories,
  ...polymerAndPaintStories,
  ...workshopStories,
  ...foodAndCareStories,
  ...driveAndLightStories,
  ...healthStories,
  ...fineWorkStories,
  ...packedGoodsStories,
  ...plantNerveStories,
  ...robotCellStories,
  ...webWaterStories,
  ...windWingStories,
  ...wireStories,
};
