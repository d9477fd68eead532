import { briefsOf } from '../brief.ts';

/** Smart manufacturing, laser, robotics, pumps, additive manufacturing, automation. */
export const enMachineryBriefs = [
  ...briefsOf(
    'intelligent_manufacturing',
    ['scheduling'],
    `
    Plant gives its machines one clock | A maker of lift controls near Milan found that its 140 machines disagreed about the time by up to eleven minutes, which made fault logs useless. All of them now take the hour from one server. The maintenance team says that half of its mysteries vanished in a week.
    Job shop prints due dates on the travel card again | After two years of tablets, a job shop in Ohio has gone back to printing the due date in large figures on each travel card. Screens stay for drawings. Late orders fell from 14% to 8%, which the owner puts down to people seeing the pile.
    Tool vending cabinet pays for itself in drills | A gearbox plant near Brno put its drills and inserts into vending cabinets that ask for a job number. Consumption fell by 27% in five months. Nobody was stealing, the plant says; operators had simply kept a private stock in case the store ran out.
    Draft guide sets four levels of traceability | A trade body has drafted a guide that sorts traceability into four levels, from batch to single part with process curves. It advises against the highest where nobody will read it. Three of the examples show plants that went down a level and lost nothing.
    Robot cells share one spare arm | Five plants on an industrial estate in Catalonia have bought a spare robot arm between them, with a set of cables and a mastering kit. Each pays 90 euros a month. It has been borrowed four times in its first year, once for a night.
    Energy meter on each press finds the idle hour | A stamping plant in Gothenburg metered every press and found that a fifth of its power was used between shifts, with nothing being made. Presses now switch off after twelve minutes without a stroke. The saving is 310,000 kWh a year for about two days’ work.
    `,
  ),
  ...briefsOf(
    'laser',
    ['laser_cutting'],
    `
    Tube laser cuts its own joints | A maker of greenhouse frames near Almería has replaced sawing, drilling and jigs by a tube laser that cuts interlocking joints. A frame now stands square by itself and needs a third of the welding. The machine takes tubes up to 220 mm and loads them from bundles.
    Green laser sources get a fifth cheaper | A supplier of green continuous-wave lasers has cut list prices by a fifth, citing better yield of its frequency-doubling crystals. Makers of hairpin motors are the main buyers. They weld copper with less spatter in green, though infrared with a wobbling beam remains cheaper for large joints.
    Safety audit finds windows of the wrong shade | Inspectors who visited 60 laser shops in Lombardy found eleven cabins whose viewing windows were rated for another wavelength. All had been bought second-hand. The windows look alike, the inspectors note, and only the engraving in the corner tells them apart.
    Cladding line gives hydraulic rods a steel coat | A repair shop in Wallonia has replaced hard chrome on hydraulic rods by laser cladding, 0.3 mm of stainless steel at half a square metre an hour. Salt spray tests ran to 1,000 hours without rust. The shop returned its licence for chromic acid in September.
    Marking standard asks for contrast in figures | A draft standard on laser marking would replace words such as legible by a grade from a camera under stated light. Medical device makers support it. Suppliers of low-cost markers fear the camera more than the grade, since it costs as much as the laser.
    Beam shaping cuts welding spatter by four fifths | A battery plant in Hungary reports four fifths less spatter on aluminium busbars since it moved to lasers with a bright core and a dimmer ring. Welding speed stayed at 120 mm a second. Cleaning of fixtures went from every shift to once a week.
    `,
  ),
  ...briefsOf(
    'robotics',
    ['cobots'],
    `
    Apple packer hires six soft hands | A fruit packer in South Tyrol has put six delta robots with silicone fingers on its premium line. They place 95 apples a minute each, stalks one way. Bruising measured after five days is 0.4%, a little better than people managed at the end of a shift.
    Robot maker publishes its own failure rates | Cairnfold Robotics, a small builder of arms in Dundee, has published failure rates for every joint it has sold since 2019. The elbow gear leads with one failure in 41,000 hours. Customers, the firm says, asked more questions in a week than in the year before.
    Tender for hospital robots specifies lift manners | A hospital group in Flanders is buying 34 delivery robots and has put behaviour into the tender. A robot must leave a lift when a bed is waiting, may not queue in front of doors, and must be movable by one person when switched off.
    `,
  ),
  ...briefsOf(
    'cobots',
    ['cobots', 'standards'],
    `
    Force limits to be measured with cloth and rubber | A revised test method for collaborative robots specifies which springs and rubbers stand in for hand, arm and thigh when contact forces are measured. Laboratories had reported results that differed by half for the same arm. Existing certificates remain valid until a robot is changed.
    `,
  ),
  ...briefsOf(
    'gears_drives',
    ['reducers'],
    `
    Plastic strain wave gears pass two million cycles | A supplier of camera mounts says that strain wave gears moulded in PEEK have passed two million cycles at 3 Nm with backlash below four arcminutes. They weigh 40 grams. Nobody proposes them for industrial arms, but they cost a twelfth of steel ones.
    Gearbox oil sampled through the filler plug | A wind service firm in Schleswig has begun to sell a kit for sampling robot gearboxes through the filler plug without draining them. A tenth of a gram is enough for an iron count. The first 800 samples found 31 gears that were due to fail.
    `,
  ),
  ...briefsOf(
    'pumps_filtration',
    ['pumps', 'energy'],
    `
    Water utility trims impellers instead of throttling | A utility in Brittany has trimmed the impellers of 26 pumps that had been throttled since they were installed. Each lost between 6 and 14 mm of diameter. Power fell by 19% on average, the lathe work cost 400 euros apiece, and the valves now stand open.
    Seal maker offers a ring that shows its age | A maker of mechanical seals in Jutland will engrave a wear mark on the carbon ring, visible through a plug in the gland. When the line disappears, a tenth of the ring remains. Until now the usual way to learn this was a leak.
    Brewery filters beer without earth | A brewery in Pilsen has moved half of its output from diatomaceous earth to cross-flow membranes, avoiding 90 tonnes of spent powder a year. Flux is 60 litres per square metre and hour, and cleaning takes caustic every tenth batch. Tasters could not tell the difference.
    Pump tender weighs twenty years of power | A drainage board in the Netherlands awarded a contract for nine axial pumps on the cost of twenty years’ electricity, with purchase counting for an eighth. The winning bid was third on price. Efficiency will be tested on site and a shortfall paid back.
    Valve works in Saxony casts its last bronze | Elsternau Armaturen has closed the bronze foundry it opened in 1921 and will machine valve bodies from forged bar and bought castings. Lead limits for drinking water left four alloys from a list of nineteen. The pattern store, 6,000 pieces, goes to a museum.
    `,
  ),
  ...briefsOf(
    'desalination',
    ['desalination', 'energy'],
    `
    Desalination plant in Oman reaches 2.9 kWh | A reverse osmosis plant at Sur reports 2.9 kWh per cubic metre over its first full year, intake and post-treatment included. Isobaric energy recovery and membranes that work at 54 bar did most of it. Warm feed water, at 31 °C, did some of the rest.
    `,
  ),
  ...briefsOf(
    'additive_manufacturing',
    ['powder'],
    `
    Printed heat exchanger flies for a thousand hours | An aluminium heat exchanger printed in one piece has completed a thousand hours on a regional aircraft without a leak. Walls are 0.4 mm thick. It replaces a brazed unit of 163 parts and saves 1.9 kg, which the operator values at more than the part.
    Powder supplier prints oxygen on every drum | A maker of nickel powder in Sheffield now prints oxygen, flow and the date of atomising on each drum, with a code for the full curve. Customers had been measuring all of it again on arrival. The firm says that disputes have fallen to two a year.
    Dental laboratories pool their metal printing | Nine dental laboratories in Styria have set up a shared print shop for cobalt-chrome frameworks. Files arrive by six in the evening and parts leave by eight in the morning. A framework costs 31 euros, half of what the laboratories paid for casting.
    Polymer printer doubles speed by heating the air | A builder of large printers near Turin has raised its chamber to 140 °C and doubled the deposition rate of carbon-filled polyamide to 18 kg an hour. Layers stay hot enough to bond. Warping over two metres fell from 6 mm to 1.5.
    Foundry prints cores, keeps patterns for moulds | A pump foundry in Galicia prints only its cores and still rams its moulds from wooden patterns. The mixture brings three quarters of the saving in time for a quarter of the printing. Its manager thinks that all or nothing is a habit of salesmen.
    Standard for used powder goes to ballot | A draft standard on the reuse of metal powder has gone to ballot. It asks shops to record how many times each lot has been through a machine and defines a blend by its oldest part. It sets no limit, leaving that to the buyer.
    `,
  ),
  ...briefsOf(
    'intelligent_automation',
    ['standards', 'energy'],
    `
    Drives must report their own losses | From next year makers of variable-speed drives that sell in the European Union will have to publish losses at eight points of speed and torque in a common file format. Software can then add up a whole line. Several makers have begun to supply the files early.
    Paper mill replaces fuses by switches that remember | A paper mill in Värmland has replaced 1,100 fuses in 24-volt circuits by electronic breakers that report which channel tripped and when. Finding a fault took 48 minutes on average and now takes nine. The breakers also show which circuits are close to their limit.
    Pneumatic line runs at 5 bar after a year of asking | A bottling plant in Kent has lowered its air network from 7 to 5 bar by changing 63 cylinders for the next larger bore. Everything else had never needed more. Compressors use 17% less power and the plant has sold one of four.
    Single-pair cable gets a plug everyone accepts | Makers of sensors and switches have agreed on one connector for single-pair Ethernet in machines, after three years with two. Adapters will be sold until 2029. Buyers who waited appear to have been right, one supplier concedes, and those who did not have drawers of spares.
    Encoder maker moves assembly to Porto | Quillan Encoders will assemble magnetic encoders in Porto from January, with 85 people and four robot cells. Lead times, fourteen weeks at their worst, are promised at five. The glass discs of its optical range will still come from Bavaria.
    Alarm diet leaves operators with six an hour | A refinery in Antwerp has reviewed 9,400 configured alarms and removed 5,100, mostly duplicates and messages that called for no action. Operators now see six an hour in normal running. In an upset last month they found the cause in four minutes.
    `,
  ),
];
