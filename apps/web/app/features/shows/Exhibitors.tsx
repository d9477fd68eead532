import { supplierPath } from '@ironbridge/domain';
import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { HallSketch } from './HallSketch.tsx';
import type { Hall } from './to-halls.ts';

interface ExhibitorsProps {
  readonly halls: readonly Hall[];
  readonly total: number;
}

/** Who of our suppliers stands where, hall by hall. */
export function Exhibitors({ halls, total }: ExhibitorsProps) {
  const { copy } = usePage();
  const words = copy.shows;
  return (
    <section className="exhibitors" aria-labelledby="exhibitors">
      <SectionHead id="exhibitors" title={words.exhibitors}>
        {total ? words.exhibitorsAbout(total) : null}
      </SectionHead>
      {total ? null : <p className="meta">{words.noExhibitors}</p>}
      {halls.map((hall) => {
        const name = hall.hall ? words.hallName(hall.hall) : words.noHall;
        return (
          <div key={hall.hall} className="exhibitor-hall">
            <h3 id={`hall-${hall.hall}`}>{name}</h3>
            <HallSketch name={name} rows={hall.rows} />
            <table aria-labelledby={`hall-${hall.hall}`}>
              <thead>
                <tr>
                  <th scope="col">{words.booth}</th>
                  <th scope="col">{words.exhibitor}</th>
                  <th scope="col">{words.from}</th>
                </tr>
              </thead>
              <tbody>
                {hall.exhibitors.map(({ supplier, booth }) => (
                  <tr key={supplier.id}>
                    <td className="figures">{booth || words.noBooth}</td>
                    <td>
                      <Headline text={supplier.name} href={supplierPath(supplier.id)} />
                    </td>
                    <td>{supplier.place}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </section>
  );
}
