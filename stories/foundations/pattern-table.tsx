import { Markdown } from '@storybook/addon-docs/blocks'
import { type Pattern, patterns } from '#stories/guides/patterns.ts'

/** What each pattern promises, from the list that the components' pages and the test suites go by. */
export function PatternTable() {
  return Object.values<Pattern>(patterns).map(({ title, practice, keys, promises }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>
            <Markdown>{promise}</Markdown>
          </li>
        ))}
      </ul>
      {keys.length > 0 && (
        <table>
          <caption>Keys of: {title}</caption>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {practice && (
        <p>
          <a href={practice}>The W3C’s practice for {title.toLowerCase()}</a>
        </p>
      )}
    </section>
  ))
}
