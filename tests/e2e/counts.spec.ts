import { carouselMoves, projectCarousel, skillsMarquee } from '../content';
import { expect, test } from './console';
import { openStarted, waitUntilLaidOut } from './pages';

// What editors add many of, or few, still fits.

test('no gap follows the skills on a wide screen, many or few', async ({ page }) => {
  const { skills = [] } = skillsMarquee;
  test.skip(skills.length === 0, 'There is no band of skills.');
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto('/service');
  await waitUntilLaidOut(page);
  const list = page.getByRole('list', { name: skillsMarquee.label });
  for (const most of [skills.length, 4]) {
    const gap = await list.evaluate((element, length) => {
      const run = element.parentElement!;
      for (const each of run.children)
        while (each.children.length > length) each.lastChild!.remove();
      const [animation] = run.getAnimations();
      animation!.pause();
      // Where its second copy is about to take the place of the first.
      const { delay = 0, duration } = animation!.effect!.getTiming();
      animation!.currentTime = delay + Number(duration) - 1;
      const band = run.parentElement!.getBoundingClientRect();
      return band.right - run.getBoundingClientRect().right;
    }, most);
    expect(gap, `${most} skills`).toBeLessThanOrEqual(1);
  }
});

test('three case studies stand side by side on a wide screen, and slide on a narrow one', async ({
  page,
}) => {
  const { title, projects, pauseLabel } = projectCarousel;
  test.skip(carouselMoves, 'They slide.');
  await page.setViewportSize({ width: 1199, height: 900 });
  await openStarted(page, '/');
  const section = page.getByRole('region', { name: title });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(projects.length);
  for (const item of await section.getByRole('listitem').all()) await expect(item).toBeInViewport();
  await expect(section.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 1198, height: 900 });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-carousel=playing]')).toBeVisible();
  await expect(section.getByRole('button', { name: pauseLabel })).toBeVisible();
});
