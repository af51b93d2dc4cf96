import { officeTimeZone, openingHours } from "../content/generated/opening-hours.ts";
import { served } from "./staff-state.ts";
import { fillIn, keptOf, newName } from "./message.ts";
import { expect, openRunning, test } from "./fixtures.ts";

/** Friday, 20 November 2026, 10:10 in Honiara. */
const friday = Date.UTC(2026, 10, 19, 23, 10);

test.use({ timezoneId: "Europe/London" });

const weekdays = openingHours.days.find(({ days }) => days === "Mon–Fri")?.hours;
test.skip(
  officeTimeZone !== "Pacific/Guadalcanal" || weekdays !== "9:00–17:00",
  "The times below are for one office and its hours; the agency has another clock, or other hours.",
);

test("up to three half-hours go into the message, by both clocks, and reach staff", async ({ page }) => {
  await page.clock.setFixedTime(friday);
  await openRunning(page, "/contact/consultation");
  const main = page.getByRole("main");
  const message = main.getByLabel("Message");
  const name = newName();
  await fillIn(page, name);
  await message.fill("A shop for cocoa.");

  await main.getByRole("button", { name: "Choose from our office hours" }).click();
  const day = main.getByLabel("Day in Honiara");
  await expect(day).toBeFocused();
  await expect(day.getByRole("option").first()).toHaveText("Sat 21 Nov");
  await day.selectOption("Mon 23 Nov");
  await main.getByRole("button", { name: "9:00 22:00 Sun" }).click();
  await main.getByRole("button", { name: "9:30" }).click();
  await day.selectOption("Tue 24 Nov");
  await main.getByRole("button", { name: "16:30 5:30" }).click();
  await expect(main.getByText("3/3 chosen")).toBeVisible();
  const written = [
    "A shop for cocoa.",
    "",
    "Half-hours that would suit me:",
    "- Mon 23 Nov, 9:00–9:30 Honiara (my time: Sun 22 Nov, 22:00–22:30, Europe/London)",
    "- Mon 23 Nov, 9:30–10:00 Honiara (my time: Sun 22 Nov, 22:30–23:00, Europe/London)",
    "- Tue 24 Nov, 16:30–17:00 Honiara (my time: Tue 24 Nov, 5:30–6:00, Europe/London)",
  ];
  await expect(message).toHaveValue(written.join("\n"));

  // There is no fourth; taking one back makes room, and so does deleting one in the message itself.
  await main.getByRole("button", { name: "15:30" }).click({ force: true });
  await expect(message).toHaveValue(written.join("\n"));
  await message.fill(`${written.join("\n")}\n- Ana`);
  await main.getByRole("button", { name: "16:30", pressed: true }).click();
  await expect(message).toHaveValue([written[0], "", "- Ana", "", ...written.slice(2, 5)].join("\n"));
  await message.fill(written.slice(0, 4).join("\n"));
  await expect(main.getByText("1/3 chosen")).toBeVisible();

  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  const [key] = await keptOf(name);
  expect(await served.value(key?.name ?? "")).toContain(written[3]);
  await expect(main.getByText("None chosen yet.")).toBeVisible();

  await test.step("where our day is night the two edges come first, the rest is a press away, and none may suit", async () => {
    await day.selectOption("Mon 23 Nov");
    await expect(main.getByText("Our office day is night where you are.")).toBeVisible();
    const rest = main.getByRole("button", { name: "12:00" });
    await expect(rest).toBeHidden();
    await main.getByText("The rest of our day").click();
    await expect(rest).toBeVisible();
    await main.getByRole("button", { name: "None of these suits me" }).click();
    await expect(message).toBeFocused();
    await page.keyboard.type(" 10:00 in London");
    await expect(message).toHaveValue(/Call me at: 10:00 in London$/);
  });
});
