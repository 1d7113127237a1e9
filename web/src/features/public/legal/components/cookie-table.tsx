import { cookieCopy as copy } from '../copy.ts';

/** What is left in the browser: a table on a wide screen, one entry below the other on a narrow one. */
export function CookieTable() {
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {Object.values(copy.columns).map((title) => (
            <th
              key={title}
              scope="col"
              className="border-b py-2 pr-4 text-left text-2xs font-medium text-muted"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {copy.needed.map(({ name, purpose, duration }) => (
          <tr key={name} className="border-b align-top max-sm:grid max-sm:gap-0.5 max-sm:py-3">
            <th
              scope="row"
              className="text-left font-medium wrap-anywhere sm:py-3 sm:pr-4 sm:whitespace-nowrap"
            >
              {name}
            </th>
            <td className="sm:py-3 sm:pr-4">{purpose}</td>
            <td className="text-muted sm:py-3 lg:whitespace-nowrap">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
