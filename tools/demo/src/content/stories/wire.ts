import { prose } from '../parts.ts';
import type { Story } from '../story.ts';

/** Short items by the minute. Prices and figures are made up, as is everything here. */
export const wireStories = {
  beltExhibition: {
    minutesAgo: 18,
    types: ['newswire'],
    industries: ['robotics', 'packaging'],
    tags: ['trade_shows'],
    cn: {
      title: '明年春季机器人展展位售罄，协作机器人占三成',
      standfirst: '主办方公布展位分配，减速器与力传感器企业数量翻番。',
      author: '快讯组',
      id: 457447,
      body: prose(`
        明年春季举行的一场机器人专业展今日公布展位分配：标准展位全部售出，候补名单六十余家。
        参展企业中协作机器人整机约占三成，与上届持平；减速器、力传感器和末端工具企业由 41 家增至 88 家，是增长最快的一类。主办方表示将首次设“寿命区”，要求参展减速器现场连续运转并公开温升数据。
        观众预登记下月开放。
      `),
    },
  },
  moldSteel: {
    minutesAgo: 63,
    types: ['newswire'],
    industries: ['metalworking', 'plastics'],
    tags: ['prices'],
    cn: {
      title: '模具钢周报：中小规格偏紧，价格平稳',
      standfirst: '华东、华南主流市场报价与上周持平，预硬钢中小规格交期延长至三周。',
      author: '行情组',
      body: prose(`
        本周模具钢市场整体平稳。华东、华南主流报价与上周持平，成交以刚需为主。
        规格分化明显：预硬塑料模具钢 60 毫米以下规格偏紧，钢厂交期由两周延至三周；热作模具钢大规格库存充裕，压铸用料询价略有增加。
        业内人士预计，年底前价格以稳为主，需关注废钢走势。（演示数据，不构成交易依据。）
      `),
    },
  },
  chillerRule: {
    minutesAgo: 172,
    types: ['newswire'],
    industries: ['plastics', 'pumps_filtration'],
    tags: ['standards', 'energy'],
    cn: {
      title: '工业冷水机能效限值拟分档，增设部分负荷指标',
      standfirst: '征求意见稿首次要求标注 25%、50%、75% 负荷下的能效，企业可在线提交意见。',
      author: '标准组',
      url: 'https://standards.ironbridge.example/notice/chiller-efficiency',
      body: prose(`
        一份工业冷水机能效限值的征求意见稿提出分档管理，并首次要求标注 25%、50%、75% 三个部分负荷点的能效。
        起草单位说明，工业用户的冷水机全年平均负荷不足六成，只看满负荷能效会误导选型。
      `),
    },
    en: {
      title: 'Chillers to be graded at part load under draft efficiency rule',
      standfirst:
        'For the first time makers would have to state efficiency at 25, 50 and 75 per cent load. Comments are open.',
      author: 'Standards desk',
      slug: 'chillers-graded-at-part-load',
      url: 'https://standards.ironbridge.example/notice/chiller-efficiency-en',
      body: prose(`
        A draft rule on the efficiency of industrial chillers would sort them into grades and, for the first time, make their makers state efficiency at 25, 50 and 75 per cent load.
        Its authors argue that a chiller in a factory runs at less than six tenths of its capacity over the year, so that a figure for full load alone misleads whoever has to choose one.
      `),
    },
  },
  evtolSite: {
    minutesAgo: 410,
    types: ['newswire'],
    industries: ['low_altitude_Economy'],
    tags: ['drones', 'standards'],
    cn: {
      title: '三座山区县试建共享起降场，收费按次不按机型',
      standfirst: '每次起降统一收费，充电另计；数据接口向所有运营方开放。',
      author: '快讯组',
      body: prose(`
        浙闽交界三座山区县近日启动共享起降场试点，首批十二处，多利用停车场和学校操场的闲置时段。
        试点采取按次收费，不分机型，充电另计；气象与占用数据以同一接口向所有运营方开放，避免各建各的。
        运营方表示，真正紧缺的不是场地，而是山谷里的实时风数据。
      `),
    },
  },
  resinNotice: {
    minutesAgo: 25,
    types: ['newswire'],
    industries: ['plastics', 'compouding'],
    tags: ['prices'],
    en: {
      title: 'Recycled polypropylene firms as sorted bales run short',
      standfirst:
        'Compounders in east China paid about 1% more this week. Lead times for black grades are out to three weeks.',
      author: 'Prices desk',
      slug: 'recycled-pp-firms',
      body: prose(`
        Recycled polypropylene edged up this week in east China. Compounders paid about 1% more for injection grades, and black grades for car parts are quoted at three weeks instead of two.
        Supply is the reason rather than demand. Rain has slowed collection, and sorted bales are short at most yards. Buyers expect relief once the weather clears. Figures are invented for this demonstration and are no basis for trading.
      `),
    },
  },
  robotShow: {
    minutesAgo: 55,
    types: ['newswire'],
    industries: ['robotics'],
    tags: ['trade_shows', 'reducers'],
    en: {
      title: 'Spring robot show sells out, gears double their floor',
      standfirst:
        'Makers of reducers and force sensors take 88 stands, up from 41. A “life zone” will run gears in public.',
      author: 'Newswire',
      slug: 'robot-show-sells-out',
      body: prose(`
        All standard booths at next spring’s robot show have been sold and more than sixty firms are on the waiting list, the organiser said today.
        Makers of reducers, force sensors and grippers take 88 stands, up from 41. For the first time there will be a “life zone” in which gears must run without pause and show their temperature as they do.
      `),
    },
  },
  gasketRecall: {
    minutesAgo: 118,
    types: ['newswire'],
    industries: ['pumps_filtration', 'food_beverage'],
    tags: ['cleaning'],
    en: {
      title: 'Hygienic gaskets: draft asks for a date on every ring',
      standfirst:
        'A trade body wants the year of moulding on the part itself, so that old stock can be told from new.',
      author: 'Standards desk',
      slug: 'a-date-on-every-gasket',
      body: prose(`
        Gaskets for dairy and drinks lines may soon carry the year in which they were moulded. A draft put out for comment by a group of users asks for two digits on the outer edge of every ring of 25 mm or more.
        Elastomers age on the shelf as well as in the pipe, the draft says, and most plants cannot tell a ring of last year from one of 2012. Comments are open for six weeks.
      `),
    },
  },
  filmGauge: {
    minutesAgo: 240,
    types: ['newswire'],
    industries: ['packaging', 'plastics'],
    tags: ['recycling'],
    en: {
      title: 'Blown film line runs a week on nothing but its own trim',
      standfirst:
        'A trial in Hebei fed edge trim straight back to the extruder for 168 hours. Gauge held within 4%.',
      author: 'Newswire',
      slug: 'a-week-on-trim',
      body: prose(`
        A blown film line in Hebei has run for 168 hours with all of its edge trim returned to the extruder as fluff, without pelletising it first.
        Film gauge stayed within 4% and gels did not increase until the sixth day. The operator plans to purge every fifth.
      `),
    },
  },
} as const satisfies Record<string, Story>;
