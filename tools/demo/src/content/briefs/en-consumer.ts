import { briefsOf } from '../brief.ts';

/** Food, personal care, medical, pharmaceuticals, packaging, pet food. */
export const enConsumerBriefs = [
  ...briefsOf(
    'food_beverage',
    ['cleaning', 'energy'],
    `
    Dairy heats its wash water with the milk | A dairy in County Cork now warms the water for cleaning with heat taken from incoming milk as it is chilled. A plate exchanger and a tank of 40 cubic metres were all it needed. Gas for hot water has fallen by 58% since May.
    Chip fryer keeps its oil a week longer | A potato processor in Flanders has extended the life of its frying oil from five days to twelve with a continuous filter that takes out crumbs above 50 micrometres. Free fatty acids stay below 0.4%. The fines, formerly waste, are sold as feed.
    Cocoa futures ease but grinders stay cautious | Cocoa butter ratios softened again this week, and grinders in Amsterdam still buy from hand to mouth. Most confectioners have cover until Easter. Several are testing recipes with a twentieth less butter, which the moulds notice before the customers do.
    Can line swaps oil for air at the seamer | A drinks plant in Catalonia has fitted dry bearings to two can seamers and done away with the recirculating oil that used to be found on lids. Seaming rolls are greased once a week. Line speed stays at 1,500 cans a minute.
    Inspectors find most metal detectors blind to foil | Food inspectors in Denmark tested 75 metal detectors on lines that pack in foil trays and found that 52 could not see a 2.5 mm stainless ball. All had been set up before the trays changed. X-ray has been ordered for nineteen of the lines.
    Sugar works sells its heat to a town | A beet sugar works in Pomerania will supply 14 MW of waste heat to a town of 30,000 during the campaign, through four kilometres of pipe. A large store carries the load over weekends. The town’s coal boiler becomes a reserve.
    `,
  ),
  ...briefsOf(
    'personal_care',
    ['filling'],
    `
    Deodorant stick goes into cardboard | A filler in Kent has begun to pour deodorant into push-up tubes of board, at 62 °C rather than 74 so that the liner holds. Output is 140 a minute. The formula needed a wax that sets sooner, and the tubes must stand for nine minutes before capping.
    Shampoo maker washes tanks with a tenth of the water | A contract maker near Lyon now clears its mixing vessels with a burst of air and a scraper before it rinses. Water per change of product fell from 2.4 cubic metres to 0.25. The product recovered, about 11 kg a batch, goes into the next one.
    Palm-free surfactant plant doubles before opening | A plant near Ghent that will ferment surfactants from sugar has doubled its planned output to 12,000 tonnes before its first batch. Two makers of washing-up liquid have signed for most of it. The foam is a little lower, the makers say, and kinder to hands.
    Aerosol line moves to nitrogen and keeps its spray | A filler in Catalonia has moved a body spray from butane to compressed nitrogen. A new valve keeps droplets near 60 micrometres until the can is almost empty. Pressure starts at 10 bar, within the rating of the usual steel can.
    Sun cream labels to carry the batch of the filter | A retailer group will ask suppliers of sun cream to print the batch of the ultraviolet filter beside that of the product. Tests last summer found six creams below their claimed factor, all made with one delivery of zinc oxide that had clumped.
    Toothbrush heads change by the thousand | A moulder in the Black Forest has installed a tufting machine that sets 1,150 brush heads an hour without anchors, fusing the bristles from behind. Bristles come out at 32 newtons, twice the norm. The head contains one polymer and can be recycled whole.
    `,
  ),
  ...briefsOf(
    'medical',
    ['catheters', 'standards'],
    `
    Catheter welding moves from hot air to laser | A maker of drainage catheters near Galway now welds tips with a diode laser through a glass mandrel. The joint is 0.6 mm long and as strong as the tube. Hot air had needed a skilled hand and eleven seconds; the laser needs two.
    Sterilising with peroxide vapour clears a hurdle | Regulators in one large market have accepted hydrogen peroxide vapour as an established method for terminal sterilisation, which spares makers a case by case review. It suits devices that cannot take heat or radiation. Long narrow tubes remain out of reach.
    Insulin pen plant counts clicks by ear | A plant in Zealand listens to every injection pen as its dose is set. A microphone and some software reject pens whose clicks differ in pitch or number. In the first quarter it found 212 that had passed the torque test, most with a missing spring leg.
    Titanium hip stems printed at nine an hour | A contract maker in Pamplona has raised its output of printed hip stems to nine an hour with four electron-beam machines. Pores of 0.6 mm cover the upper third. Each stem carries a test bar that is pulled before the batch is released.
    Hospital tender asks gloves for their holes | A purchasing group for 140 hospitals will score examination gloves by pinholes found after ten minutes’ wear instead of straight from the box. A pilot showed that two brands with equal certificates differed fivefold. Price counts for two fifths of the score.
    Clean room turns its fans down at night | A maker of infusion sets near Parma lets airflow in its clean room fall by 40% when nobody is there, and restores it an hour before work begins. Particle counts stay within class. The saving, 260,000 kWh a year, took one season of measurements to prove.
    `,
  ),
  ...briefsOf(
    'pharmaceuticals',
    ['freeze_drying'],
    `
    Tablet plant drops wet granulation for two products | A plant in Slovenia has moved two heart medicines from wet granulation to direct compression. Drying, the slowest step, is gone, and a batch takes nine hours rather than 31. Finding a lactose that flowed evenly enough took the better part of two years.
    Vial maker builds second furnace in Portugal | Lourenal Glass will build a second furnace for borosilicate tubing near Leiria, heated by electricity. It is to draw 9,000 tonnes a year from 2028. Power comes under a ten-year contract, without which, the firm says, it would have stayed with gas.
    Freeze dryer cools with air instead of refrigerant | A vaccine plant near Lyon has commissioned a freeze dryer whose shelves are cooled by air expanded in a turbine. It reaches −70 °C without fluorinated gas. It uses slightly more power at full load and a good deal less when held.
    Paracetamol made in Europe again, by the tonne | A plant in the Rhône valley has shipped its first commercial tonnes of paracetamol, in a process that yields a fifth of the usual waste water. Capacity is 15,000 tonnes. Buyers have agreed to pay about 12% over the import price for five years.
    Blister line checks foil by its echo | A packer in Basel checks the seal of each blister with airborne ultrasound instead of a dye bath, which destroyed what it tested. It inspects 400 blisters a minute. Channels as narrow as 0.5 mm show, and no tablets are lost.
    Draft guide on single-use bags asks where they burst | A draft guide for makers of biologics asks them to record where and how single-use bags fail, in a common form. Handling at the folds accounts for more than half of reports so far. Makers of bags have offered to pool their own figures.
    `,
  ),
  ...briefsOf(
    'packaging',
    ['recycling'],
    `
    Corrugated prices hold despite idle machines | Testliner prices in central Europe were unchanged this month although two mills stood idle for ten days. Box plants report orders about 3% below last year. Waste paper, at 105 euros a tonne, leaves mills little room to go lower.
    Milk bottle cap stays on and loses a gram | A dairy packer in Cheshire has a tethered cap of 1.9 grams, a gram lighter than the loose one it replaces. The neck was redrawn and shortened by 4 mm. Across the dairy’s output that saves 620 tonnes of polyethylene a year.
    Sorting plant reads invisible marks at speed | A sorting plant near Copenhagen has run for six months with cameras that read invisible codes printed across labels. Food trays are parted from others at 94% purity and three metres a second. The brands that print the codes now number 48.
    Paper bag for cement survives the rain | A sack maker in Carinthia has a cement bag with a vapour barrier sprayed on as dispersion, not film, so that it pulps with ordinary paper. Stacks stood outdoors for three months. Moisture gained was 0.3%, against 0.2% with film.
    Case packer changes over without a spanner | A builder of packing machines near Parma has shown a case packer with 14 servo axes that changes format in three minutes without tools. Settings are recalled by scanning the carton blank. The builder will hire it out by the month.
    Glass bottle pool signs its hundredth brewery | A pool of standard half-litre bottles in southern Germany has signed its hundredth brewery. Each bottle makes about 38 trips and travels 70 km between them. Breweries that leave must hand back their crates, a clause that has yet to be used.
    `,
  ),
  ...briefsOf(
    'pet_food',
    ['coating', 'energy'],
    `
    Kibble plant dries with its own exhaust | A pet food plant in Brittany has put a heat pump on its dryer that condenses moisture from exhaust at 78 °C and returns air at 115. Gas per tonne fell from 290 to 120 kWh. Smell, the neighbours report, has fallen as well.
    Insect meal reaches a tenth of one dog food | A maker of dry dog food in Friesland now takes a tenth of its protein from black soldier fly larvae. The meal is fattier than poultry and needs a cooler extruder. Palatability trials show no difference, except among beagles, who prefer it.
    Vacuum coater order book runs past a year | Builders of vacuum coaters for kibble quote fourteen months, the longest anyone remembers. High-fat recipes for puppies and cats account for most orders. Some plants have bought used fish-feed coaters instead, which work at the same pressures and are half as old.
    Freeze-dried treats find a use for turkey necks | A maker of freeze-dried treats in Minnesota has begun to grind, form and dry turkey necks that used to go for rendering. A batch takes 22 hours on trays 18 mm deep. Bone is milled to below 0.3 mm and shows in X-rays as nothing.
    Bag of 15 kg goes to one polymer | A packer in Poland has moved its 15 kg dog food bag to polyethylene throughout. The zip was the last part to change and leaked until the slider was redesigned. Filled bags can be dropped ten times from 1.2 metres without bursting.
    Label checks find taurine short in four of sixty | A consumer laboratory tested sixty complete cat foods and found four with less taurine than the label says, by up to a third. All were wet foods sterilised for longer than usual. Makers have been asked to dose for what survives, not for what goes in.
    `,
  ),
];
