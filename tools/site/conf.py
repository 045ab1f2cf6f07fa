"""The site of the documents (`make site`): the same Markdown that the repository shows, in the same folders, so that
links between them hold in both."""

project = "Caravanserai"
root_doc = "docs/index"
include_patterns = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**.md", "bench/RESULTS.md"]
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
# As the repository's own pages have them: links to headings.
myst_heading_anchors = 4
html_theme = "furo"
html_title = "Caravanserai"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
# The types of the protocol are headings of the fourth rank wherever they stand, a language that the colouring does not
# know is no fault of a document, and a document is found from the tour.
suppress_warnings = ["misc.highlighting_failure", "toc.not_included", "myst.header"]
