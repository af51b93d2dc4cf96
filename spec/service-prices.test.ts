/** What the services cost agrees wherever it is said, and no service names a piece of work twice. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { home } from "../content/generated/home.ts";
import { projects } from "../content/generated/projects.server.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { services } from "../content/generated/services.server.ts";

const pricesIn = (text: string) => text.match(/\d[\d,]*\d/g)?.map((price) => price.replaceAll(",", "")) ?? [];

test("a card has the price and the time that its service's page has", () => {
  const told = services.map(({ price: { from, takes } }) => `${from}, ${takes}`);
  for (const { title, price } of serviceCards)
    expect(told, title).toContain(`${price?.from}, ${price?.takes}`);
});

test("websites cost at home and among the services what they cost on the quote page", () => {
  const quoted = pricesIn(readFileSync("content/pages/contact.yaml", "utf8"));
  const websites = services.find(({ slug }) => slug === "web-development")!.price;
  expect(home.price.label).toBe(websites.from.replace("From", "Websites from"));
  for (const price of pricesIn(`${websites.from} ${websites.text}`)) expect(quoted).toContain(price);
});

test("a service names a piece of work either among its capabilities or where it was done", () => {
  const clientOf = (href = "") =>
    [...caseStudies, ...projects].find(({ slug }) => slug === href.split("/").at(-1))?.client;
  for (const { slug, capabilities = [], proof } of services) {
    const clients = [...capabilities, ...proof].flatMap(({ href }) => clientOf(href) ?? []);
    expect(new Set(clients).size, slug).toBe(clients.length);
  }
});
