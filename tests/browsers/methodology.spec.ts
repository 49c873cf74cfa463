import { publishedRecords } from '../../content/published-records.ts';
import { test } from './browser-fixtures.ts';

test('the browser verifies the records', async ({ visitor }) => {
  await visitor.open('/methodology');
  await visitor.press('button', 'Verify now', '#tempesta-checksum');
  await visitor.see('#tempesta-checksum', `All ${publishedRecords.length} records match.`);
});
