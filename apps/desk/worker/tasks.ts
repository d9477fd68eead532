import { isKind, type Kind, kinds } from '@ironbridge/domain';
import type { TaskList } from 'graphile-worker';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { tellCrawler } from './crawlers/tell-crawler.ts';
import { continueFanOut, projectChunk, startFanOut } from './fan-out.ts';
import { Gatherer } from './gatherer.ts';
import { bringListing } from './member-listing.ts';
import { outlast } from './outlast.ts';
import { project } from './project.ts';
import { EdgePurger } from './purge.ts';
import { projectReference } from './reference.ts';
import type { Road } from './road.ts';
import { wakeSchedule } from './wake.ts';

/** Records that have no document of their own: a change of any rewrites the reference documents. */
const referenceKinds = [
  'industry',
  'industry_group',
  'tag',
  'property',
  'settings',
  'hot_keyword',
  'reference',
] as const;

const kind = Type.Enum([...kinds, ...referenceKinds]);
const id = Type.Integer();
const ProjectJob = Type.Object({ kind, id, touch: Type.Optional(Type.Boolean()) });
const ProjectManyJob = Type.Object({ kind, ids: Type.Array(id) });
const WakeJob = Type.Object({ id });
const MemberListingJob = Type.Object({ id });
const FanOutJob = Type.Object({ use: Type.String(), since: Type.Optional(Type.Integer()) });
const CheckFanOutJob = Type.Object({ uses: Type.Array(Type.String()), since: Type.Integer() });
const TellCrawlerJob = Type.Object({ crawler: Type.String() });
const PurgeJob = Type.Object({ edge: Type.String() });

const mostAtOnce = 200;

/** What must be at the edge within the second. */
export function fastTasks(road: Road): TaskList {
  const items = new Map<string, Gatherer>(kinds.map((each) => [each, gather(road, each)]));
  const reference = new Gatherer(Number.POSITIVE_INFINITY, async () => {
    await outlast(road.log, () => projectReference(road));
    return new Map();
  });
  return {
    project: task(ProjectJob, (job) => (items.get(job.kind) ?? reference).add(job.id, job.touch)),
    wake: task(WakeJob, (job) => wakeSchedule(road, job.id)),
    member_listing: task(MemberListingJob, (job) => bringListing(road, job.id)),
  };
}

function gather(road: Road, itemKind: Kind): Gatherer {
  return new Gatherer(mostAtOnce, (ids, touched) =>
    outlast(road.log, () => project(road, itemKind, ids, { touched })),
  );
}

/** Mass work, which may take its time. */
export function slowTasks(road: Road): TaskList {
  return {
    project_many: task(ProjectManyJob, ({ kind: jobKind, ids }) =>
      outlast(road.log, () =>
        isKind(jobKind) ? projectChunk(road, jobKind, ids) : projectReference(road),
      ),
    ),
    fan_out: task(FanOutJob, ({ use, since }) => startFanOut(road, use, since)),
    continue_fan_out: task(FanOutJob, ({ use }) =>
      outlast(road.log, () => continueFanOut(road, use)),
    ),
    check_fan_out: task(CheckFanOutJob, async ({ uses, since }) => {
      await road.database.query('select road.check_fan_out($1, $2)', [uses, since]);
    }),
    tell_crawler: task(TellCrawlerJob, ({ crawler }) => tellCrawler(road, crawler)),
  };
}

export function purgeTasks(road: Road, secret: string): TaskList {
  const purgers = new Map(road.edges.map((edge) => [edge, new EdgePurger(edge, secret, road)]));
  return {
    purge: task(PurgeJob, async ({ edge }) => {
      const purger = purgers.get(edge);
      // Another worker may know it: this one was started before the edge was, or after it was taken out.
      if (purger === undefined) throw new Error(`No edge ${edge} is known here`);
      await purger.run();
    }),
  };
}

function task<Schema extends TSchema>(
  schema: Schema,
  run: (job: Type.Static<Schema>) => Promise<void>,
): TaskList[string] {
  const parser = Compile(schema);
  return (payload) => run(parser.Parse(payload));
}
