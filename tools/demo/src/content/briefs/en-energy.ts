import { briefsOf } from '../brief.ts';

/** Cars, renewable energy, chips, low-altitude aviation. */
export const enEnergyBriefs = [
  ...briefsOf(
    'auto',
    ['coating', 'die_casting'],
    `
    Brake dust limit brings back the drum | A supplier in Piedmont will build enclosed drum brakes for the rear axles of electric cars, which brake mostly with their motors. A drum keeps its dust. The design weighs 5.8 kg, lasts the life of the car in tests, and is due in showrooms in 2028.
    Paint shop bakes car bodies from within | A car plant in Slovakia cures primer by blowing hot air through the sills and pillars of the body instead of heating the whole oven. Thick sections warm as fast as thin ones. Curing takes 22 minutes where it took 35, with two fifths less gas.
    Aluminium door beams extruded from old windows | A supplier of door beams near Trondheim now extrudes them from metal of which three quarters is scrap window frames. Sorting by laser keeps iron below 0.25%. Crash results match those of primary alloy, and the car maker pays the same.
    Axle plant hardens by induction and shuts its furnace | An axle maker near Győr has moved the last of its shafts from carburising to induction hardening. The furnace, which burned day and night, is cold. Depth of hardening is held to 0.3 mm, and each shaft takes 41 seconds rather than seven hours.
    Battery trays to be tested with sand in the bolts | A test house has proposed that battery trays be opened and closed fifty times with sand on the threads before they are checked for leaks. Repairers say that is nearer to life than the present test. Two car makers have asked for the protocol.
    Seat maker prints spare levers on demand | A maker of bus seats in Aragon no longer stocks 340 small parts for models older than ten years. It prints them in polyamide from files checked against the drawings. Most leave within two days, at about the price that storage alone used to cost.
    `,
  ),
  ...briefsOf(
    'renewable_energy',
    ['energy'],
    `
    Solar glass prices fall as furnaces relight | Prices of 2 mm solar glass fell by about 4% this month as three furnaces returned from repair. Module makers hold five weeks of stock. Smaller glassworks say they are at cost, and two have put off the start of new lines until spring.
    Storage site sells inertia to the grid | A battery site of 80 MW in Northumberland has begun to sell synthetic inertia, answering changes of frequency within 20 milliseconds. It earns about a tenth of its income by doing almost nothing. Inverters were given new software and one more measuring transformer.
    Floating solar rides out its first hurricane | A floating solar field of 12 MW in the Azores came through winds of 41 metres a second with the loss of nine panels out of 21,000. Anchor lines had been let out by two metres the day before. Waves in the reservoir reached 1.1 metres.
    `,
  ),
  ...briefsOf(
    'wind_power',
    ['blades', 'composites'],
    `
    Blade factory recycles its own resin cups | A blade factory in Andalusia has begun to grind cured resin from its mixing cups and hoses into filler for the same blades’ root panels. It replaces chalk, not strength. About 140 tonnes a year stay out of landfill for the price of one mill.
    Crane climbs the tower it serves | A service firm in Jutland has changed a gearbox of 34 tonnes at 112 metres with a crane that climbs the tower on clamps. No pad was built and eleven lorries were saved. The job took four days, in winds of up to 15 metres a second.
    `,
  ),
  ...briefsOf(
    'hydrogen',
    ['hydrogen'],
    `
    Electrolyser order asks for the curve, not the point | A fertiliser maker in Asturias has ordered 60 MW of alkaline electrolysers on the area under the efficiency curve from 20 to 100% load, not on one figure. The winning bid was second best at full load. Delivery is due in nineteen months.
    `,
  ),
  ...briefsOf(
    'electronic_chip',
    ['substrates'],
    `
    Capacitor lead times double as a monomer runs short | Polymer aluminium capacitors of large case size are quoted at 22 weeks, twice as long as in spring. A conductive monomer made in two plants is the cause. Designers of server power supplies are approving second sources, and hybrid types gain ground where ripple current allows.
    Board maker plates copper through sixty layers | A circuit board maker in Styria has qualified a board of 60 layers, 7.8 mm thick, with holes of 0.25 mm plated evenly to the middle. Pulsed current and two days in the bath were the price. Test equipment makers have taken the first lot.
    Fab reclaims four fifths of its water | A chip plant near Dresden has started a recycling plant that returns 80% of rinse water to use. Streams are kept apart by what is in them, which needed eleven kilometres of new pipe. The plant draws less from the Elbe than it did in 2015, at twice the output.
    Solder paste loses its refrigerator | A maker of solder paste in Bristol has a flux that keeps for a year at 25 °C. Assemblers in hot countries, who lose paste to broken cold chains, are testing it first. Printing of 0.3 mm pitch is said to be unchanged after eight hours on the stencil.
    `,
  ),
  ...briefsOf(
    'advanced_packaging',
    ['substrates'],
    `
    Underfill cures in a third of the time under microwaves | A packaging house in Penang cures underfill in eleven minutes with microwaves of varying frequency instead of 35 in an oven. The board stays forty degrees cooler than the resin. Warpage of large packages fell by a quarter, which mattered more than the time.
    Inspection of bumps goes to three dimensions | A test house near Grenoble now measures the height of every bump on a wafer, 4 million at a time, in 90 seconds. Before, it sampled one in ten thousand. Open joints after assembly have fallen from 48 parts per million to six.
    `,
  ),
  ...briefsOf(
    'low_altitude_Economy',
    ['drones'],
    `
    Drone mail to the islands gets a winter timetable | A drone service to four islands in the Hebrides has published a winter timetable, with flights when winds stay below 18 metres a second. Last winter that was true on 71% of days. The ferry, over the same months, managed 64.
    Noise map decides where drones may climb | The city of Graz has published a noise map for small aircraft that sorts rooftops by how many windows they face. Operators pay less to climb from the quiet ones. After six months nine flights in ten leave from eleven roofs, none of them on a school.
    Parachute catches lift aircraft at eleven metres | A two-seat electric aircraft built in Bavaria has opened a rocket parachute at a height of eleven metres and come down at 6.4 metres a second. Two packs fire together, sideways as well as up. Below that height the landing gear is expected to take the shock.
    Crop sprayers must log their droplets | Spray drones registered in Emilia will have to log droplet size and wind for each field from next season. Coarse drops drift less and cover less. A trial over vines found 180 micrometres the best bargain, with drift of 3% at five metres.
    Quarry measures its stockpiles every Friday | A limestone quarry in Derbyshire has replaced its surveyor’s quarterly visit by a drone that measures 43 stockpiles each Friday in 26 minutes. Volumes agree with the weighbridge within 1.2%. The first month uncovered 9,000 tonnes that the books had lost.
    Aircraft battery swaps in ninety seconds by hand | A maker of survey drones in Tartu has dropped plans for a robotic swapping station. Two handles and a guide rail let one person change a 9 kg pack in ninety seconds, in gloves. The robot took seventy and cost as much as four aircraft.
    `,
  ),
];
