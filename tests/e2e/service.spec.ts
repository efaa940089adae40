import { guides, services } from '../content';
import { SERVICE } from '../routes';
import { expect, test } from './console';
import { waitUntilLaidOut } from './pages';

test('the steps of a service stand beside its sidebar, two by two, and below each other on a phone', async ({
  page,
}) => {
  const { services: steps } = services.find(({ path }) => path === SERVICE) ?? guides.service;
  await page.goto(SERVICE);
  await waitUntilLaidOut(page);
  const boxOf = async (index: number) => {
    const name = steps[index]!.name;
    return (await page.getByRole('heading', { level: 3, name, exact: true }).boundingBox())!;
  };
  const end = await page.getByRole('complementary').boundingBox();
  const [first, second] = [await boxOf(0), await boxOf(1)];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  expect(second.x + second.width).toBeLessThanOrEqual(end!.x);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(1)).x - (await boxOf(0)).x).toBe(0);
});
