import { briefsOf } from '../brief.ts';

/** Plastics, metalworking, coatings, nonwovens. */
export const enMaterialBriefs = [
  ...briefsOf(
    'plastics',
    ['prices'],
    `
    Polycarbonate slips as a phenol plant restarts | Contract polycarbonate in north-west Europe settled about 30 euros a tonne lower this month after a phenol unit came back from a long outage. Moulders of lamp lenses and enclosures say that stocks are comfortable and that few will order beyond the end of the quarter.
    Masterbatch makers add a carbon black surcharge | Three makers of black masterbatch have told customers to expect a surcharge of about 4% from the first of next month. Feedstock oil for carbon black has risen since spring. Pipe extruders, who use it most, are asking for the formula behind the figure.
    Pipe extruder halves its start-up scrap with one valve | A maker of gas pipe in Silesia now diverts melt through a bypass valve until pressure and temperature are steady, and only then opens the die. Scrap at each start has fallen from 640 kg to 300, and the bypassed melt goes straight back as regrind.
    `,
  ),
  ...briefsOf(
    'plastics_recycling',
    ['recycling'],
    `
    Flake sorter in Lyon parts black from black | A recycler near Lyon has put a mid-infrared sorter on black flake, which ordinary optical sorters cannot see. It runs at one tonne an hour and tells polypropylene, polystyrene and ABS apart at 97% purity. Most of the feed comes from shredded vacuum cleaners and car interiors.
    `,
  ),
  ...briefsOf(
    'injection_moulding',
    ['injection'],
    `
    Thin-wall tub drops to 9.8 grams | A moulder of dairy packs in Jutland has taken its half-litre tub from 11.2 to 9.8 grams by injecting with the mould slightly open and closing it on the melt. Clamping force fell by a third. The line makes 24,000 tubs an hour in a stack mould of twelve cavities.
    Toolmaker offers cooling guarantee in seconds | Brackwater Tooling, which builds moulds in Coventry, will now guarantee cooling time as well as dimensions. If a mould needs more than the quoted seconds at the quoted water temperature, it is rebuilt free of charge. The first eleven contracts have been signed, mostly for caps and closures.
    `,
  ),
  ...briefsOf(
    'metalworking',
    ['prices'],
    `
    Tool steel lead times stretch to eleven weeks | Distributors in Germany quote eleven weeks for large sections of hot-work tool steel, up from seven in summer. Orders for die-casting dies are the cause. Sizes below 200 mm remain available from stock, and prices have not moved, since alloy surcharges fell at the same time.
    Aluminium billet premium eases for a third month | The premium for extrusion billet in Rotterdam eased by another 20 dollars a tonne, its third monthly fall. Window profile makers have cut shifts, and imports have arrived on time. Several remelters say they will bring forward winter maintenance rather than sell at the current spread.
    `,
  ),
  ...briefsOf(
    'metalworking',
    ['retrofit', 'lubrication'],
    `
    Gear grinder learns to dress only when it must | A gearbox plant in Bergamo now dresses its grinding wheels by spindle power rather than by count. Intervals vary from 34 to 61 parts where the book said 30. Wheel consumption is down by 38% and burn marks, checked by nital etch, have not increased.
    Swarf dryer returns 900 litres of oil a week | A turned-parts maker in the Basque Country has installed a centrifuge for brass swarf that leaves 1.5% of oil instead of nine. Some 900 litres a week go back to the machines, and the scrap dealer now pays for metal rather than for mud.
    `,
  ),
  ...briefsOf(
    'die_casting',
    ['die_casting'],
    `
    Vacuum valve rule: check it every shift | After a run of porous castings, a foundry group in Brescia found that three of its nine vacuum valves had stopped closing fully. A gauge on the die now logs pressure at the moment of injection. Anything above 80 millibar rejects the shot and calls a setter.
    `,
  ),
  ...briefsOf(
    'sheet_metal',
    ['laser_cutting'],
    `
    Press brakes to state bending accuracy under load | A committee of users wants makers of press brakes to state the angle they hold over three metres under full load, not only the repeatability of the ram. The draft proposes a test strip of 3 mm steel, measured at five points. Comments close in eight weeks.
    `,
  ),
  ...briefsOf(
    'coatings',
    ['coating'],
    `
    Powder that cures at 140 °C reaches wooden doors | A furniture plant in Småland has begun to powder-coat doors of medium-density board, using a grade that cures at 140 °C in four minutes under infrared. Edges are no longer primed by hand. The plant has scrapped two solvent booths and the permit that went with them.
    Titanium dioxide contracts roll over for the quarter | Buyers of rutile titanium dioxide in Europe report that fourth-quarter contracts have rolled over unchanged. Producers asked for 80 euros more a tonne and settled for none, as demand for house paint weakened early. Stocks at paint makers cover about five weeks.
    Bridge repainted under tents as lead rule bites | Contractors on a 1930s railway bridge in Yorkshire are blasting inside sealed tents after a lower limit for lead in air took effect. Vacuum blasting recovers 97% of the grit. The work will take two summers instead of one and cost about a third more.
    Ink maker drops one of two white pigments | A maker of flexographic ink in Ghent has moved its whole range to a single white pigment, ground finer in a second mill. Warehousing falls by eleven items. Opacity on clear film is two points lower, which printers can restore with a slightly deeper anilox roll.
    Marine coating trial counts fuel, not barnacles | A ferry line in Norway is judging two hull coatings by fuel per mile at equal speed and draught, logged for eighteen months. The silicone coating is ahead by 4.1%. It also costs twice as much, and the line expects to be level in the third year.
    Draft would ban mist above one milligram in spray shops | A draft rule on isocyanate paints would limit overspray mist in the breathing zone to one milligram per cubic metre and require a test of booth airflow every six months. Body shops say that the test, rather than the limit, is what many cannot meet at present.
    `,
  ),
  ...briefsOf(
    'nonwovens',
    ['meltblown'],
    `
    Spunbond line in Izmir starts on bicomponent fibre | A hygiene supplier near Izmir has started a 3.2-metre bicomponent spunbond line that makes soft fabric of 12 to 25 grams. Design output is 11,000 tonnes a year. Half has been sold for two years to makers of baby nappies in Egypt and Romania.
    Wipes without plastic pass a sewer test | A wipe of viscose and wood pulp made in Tampere has passed a slosh-box test with 78% dispersed in thirty minutes. Wet strength came from longer fibre rather than binder. The mill says that it runs at 92% of the speed of its old polyester blend.
    Filter maker buys meltblown line at a scrap price | A producer of cabin air filters in Moravia has bought an idle mask line for a seventh of what it cost in 2020. New dies and a charging unit will double the bill. Output of 400 tonnes a year should begin in spring.
    Geotextile tender asks for a hundred years | The tender for a sea wall in Friesland asks geotextile suppliers to show evidence for a service life of a hundred years in sea water. Accelerated oxidation at 80 °C and five oxygen pressures is accepted as proof. Four bidders have sent data so far.
    Recycled polyester staple gains a tenth | Recycled polyester staple for needle felt has gained about a tenth since August as bottle flake rose. Makers of car carpets, whose prices are fixed for a year, are blending in more virgin fibre. One calls it the first time that new was the cheaper option.
    Through-air bonder heated by a pump | A bonding oven in Flanders now takes half of its heat from a heat pump that draws on its own exhaust at 62 °C and delivers air at 135. Gas use is down by 46%. The bonder runs at the same speed, and the fabric is indistinguishable by hand.
    `,
  ),
];
